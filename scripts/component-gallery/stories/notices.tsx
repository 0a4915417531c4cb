import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Banner, Notice, type Tone } from '#ui/Notice.tsx'
import { type Toast, Toasts } from '#ui/Toasts.tsx'
import { Story } from '../Story.tsx'
import { textOf } from '../view.ts'

const dismiss = textOf('Dismiss', 'تجاهل')
const samples: Omit<Toast, 'id'>[] = [
  {
    kind: 'success',
    text: textOf('Rider requested', 'تم طلب المندوب'),
    action: { text: textOf('Track', 'تتبع'), onPress: () => {} },
  },
  { kind: 'info', text: textOf('You are now disconnected.', 'انقطع الاتصال.') },
  { kind: 'warning', text: textOf('Check the item value', 'تحقق من قيمة الغرض') },
  { kind: 'error', text: textOf('We cannot deliver that order there.', 'لا يمكننا توصيل هذا الطلب هناك.') },
]
const tones: Tone[] = ['info', 'success', 'warning', 'danger', 'neutral']
let counted = 0

export function NoticeStories() {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [banner, setBanner] = useState(true)
  const [held, setHeld] = useState(false)
  const add = (toast: Omit<Toast, 'id'>) => setToasts(now => [...now, { ...toast, id: String(++counted) }])
  return (
    <>
      <Story name="Banner" note={textOf('above the page while it lasts', 'أعلى الصفحة')} span={3} plain>
        {banner && (
          <Banner tone="warning" dismissLabel={dismiss} onDismiss={() => setBanner(false)}>
            {textOf(
              'Our contact centre answers slower than usual today. Tracking and cancelling work as always.',
              'يستجيب مركز الاتصال اليوم أبطأ من المعتاد. التتبع والإلغاء يعملان كالمعتاد.',
            )}
          </Banner>
        )}
      </Story>
      <Story name="Notice" span={2}>
        {tones.map(tone => (
          <Notice key={tone} tone={tone} title={textOf('The pin was moved', 'تم نقل الدبوس')}>
            {textOf('The address now reads Bygdøy allé 23.', 'العنوان الآن: شارع الشيخ زايد 23.')}
          </Notice>
        ))}
      </Story>
      <Story name="Toasts" note={textOf('held while hovered or focused; F6', 'تتوقف عند المرور')}>
        <p className="chips">
          {samples.map(sample => (
            <Button key={sample.kind} onClick={() => add(sample)}>
              {sample.text}
            </Button>
          ))}
        </p>
        <p className="hint">{held ? textOf('Held', 'متوقفة') : textOf('Running', 'تعمل')}</p>
        <Toasts
          onHold={setHeld}
          toasts={toasts}
          onGone={id => setToasts(now => now.filter(toast => toast.id !== id))}
          words={{ region: textOf('Notices', 'الإشعارات'), dismiss }}
        />
      </Story>
    </>
  )
}
