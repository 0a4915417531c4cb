import { useState } from 'react'
import { Button } from '#ui/Button'
import { Banner, Notice, type Tone } from '#ui/Notice'
import { type Toast, Toasts } from '#ui/Toasts'
import { Exhibit } from '../Exhibit.tsx'
import { say } from '../view.ts'

const dismiss = say('Dismiss', 'تجاهل')
const samples: Omit<Toast, 'id'>[] = [
  {
    kind: 'success',
    text: say('Rider requested', 'تم طلب المندوب'),
    action: { text: say('Track', 'تتبع'), onPress: () => {} },
  },
  { kind: 'info', text: say('You are now disconnected.', 'انقطع الاتصال.') },
  { kind: 'warning', text: say('Check the item value', 'تحقق من قيمة الغرض') },
  { kind: 'error', text: say('We cannot deliver that order there.', 'لا يمكننا توصيل هذا الطلب هناك.') },
]
const tones: Tone[] = ['info', 'success', 'warning', 'danger', 'neutral']
let counted = 0

export function NoticeExhibits() {
  const [toasts, setToasts] = useState<Toast[]>([])
  const [banner, setBanner] = useState(true)
  const [held, setHeld] = useState(false)
  const add = (toast: Omit<Toast, 'id'>) => setToasts(now => [...now, { ...toast, id: String(++counted) }])
  return (
    <>
      <Exhibit name="Banner" note={say('above the page while it lasts', 'أعلى الصفحة')} span={3} plain>
        {banner && (
          <Banner tone="warning" dismissLabel={dismiss} onDismiss={() => setBanner(false)}>
            {say(
              'Our contact centre answers slower than usual today. Tracking and cancelling work as always.',
              'يستجيب مركز الاتصال اليوم أبطأ من المعتاد. التتبع والإلغاء يعملان كالمعتاد.',
            )}
          </Banner>
        )}
      </Exhibit>
      <Exhibit name="Notice" span={2}>
        {tones.map(tone => (
          <Notice key={tone} tone={tone} title={say('The pin was moved', 'تم نقل الدبوس')}>
            {say('The address now reads Bygdøy allé 23.', 'العنوان الآن: شارع الشيخ زايد 23.')}
          </Notice>
        ))}
      </Exhibit>
      <Exhibit name="Toasts" note={say('held while hovered or focused; F6', 'تتوقف عند المرور')}>
        <p className="chips">
          {samples.map(sample => (
            <Button key={sample.kind} onClick={() => add(sample)}>
              {sample.text}
            </Button>
          ))}
        </p>
        <p className="hint">{held ? say('Held', 'متوقفة') : say('Running', 'تعمل')}</p>
        <Toasts
          onHold={setHeld}
          toasts={toasts}
          onGone={id => setToasts(now => now.filter(toast => toast.id !== id))}
          words={{ region: say('Notices', 'الإشعارات'), dismiss }}
        />
      </Exhibit>
    </>
  )
}
