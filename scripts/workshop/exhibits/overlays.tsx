import { useState } from 'react'
import { Button } from '#ui/Button'
import { Dialog, Drawer } from '#ui/Dialog'
import { DrawerItems } from '#ui/DrawerItems'
import { TextField } from '#ui/TextField'
import { Exhibit } from '../Exhibit.tsx'
import { say } from '../view.ts'

type Open = 'fee' | 'form' | 'navigation' | 'languages' | undefined

export function OverlayExhibits() {
  const [open, setOpen] = useState<Open>()
  const [name, setName] = useState('')
  const close = () => setOpen(undefined)
  const closeLabel = say('Close', 'إغلاق')
  return (
    <Exhibit name="Dialog, Drawer" span={3}>
      <p className="chips">
        <Button onClick={() => setOpen('fee')}>{say('Question', 'سؤال')}</Button>
        <Button onClick={() => setOpen('form')}>{say('Form', 'نموذج')}</Button>
        <Button onClick={() => setOpen('navigation')}>{say('Navigation', 'التنقل')}</Button>
        <Button onClick={() => setOpen('languages')}>{say('Languages', 'اللغات')}</Button>
      </p>
      <Dialog
        alert
        open={open === 'fee'}
        onClose={close}
        title={say('The delivery fee has changed', 'تغيّرت رسوم التوصيل')}
        footer={
          <>
            <Button kind="quiet" onClick={close}>
              {say('Go back', 'رجوع')}
            </Button>
            <Button kind="primary" onClick={close}>
              {say('Request for kr 93.40', 'اطلب مقابل 93.40')}
            </Button>
          </>
        }
      >
        <p>
          {say('The price you saw at', 'انتهت صلاحية السعر الذي رأيته في')} <bdi className="num">13:40</bdi>
          {say(' has expired.', '.')}
        </p>
        <dl className="change">
          <dt>{say('Before', 'قبل')}</dt>
          <dd className="num">
            <del>kr 87.40</del>
          </dd>
          <dt className="new">{say('Now', 'الآن')}</dt>
          <dd className="new num">kr 93.40</dd>
        </dl>
      </Dialog>
      <Dialog
        open={open === 'form'}
        onClose={close}
        closeLabel={closeLabel}
        title={say('Save this address', 'احفظ العنوان')}
        footer={
          <Button kind="primary" onClick={close}>
            {say('Save', 'حفظ')}
          </Button>
        }
      >
        <TextField label={say('Name', 'الاسم')} value={name} onChange={setName} autoFocus />
      </Dialog>
      <Drawer open={open === 'navigation'} onClose={close} side="start" closeLabel={closeLabel} title="Løkka Blomster">
        <DrawerItems
          label={say('Portal', 'البوابة')}
          items={[
            { id: 'request', text: say('Request', 'طلب'), icon: 'plus', href: '#request' },
            { id: 'tracking', text: say('Tracking', 'التتبع'), icon: 'map-pin', href: '#tracking', current: true },
            { id: 'history', text: say('History', 'السجل'), icon: 'rotate-ccw-clock', href: '#history' },
            { id: 'bulk', text: say('Bulk orders', 'طلبات مجمّعة'), icon: 'file-spreadsheet', href: '#bulk' },
            {
              id: 'help',
              text: say('Help centre', 'مركز المساعدة'),
              icon: 'circle-question-mark',
              href: '#help',
              apart: true,
            },
            { id: 'out', text: say('Log out', 'تسجيل الخروج'), icon: 'log-out', points: true, onPress: close },
          ]}
        />
      </Drawer>
      <Drawer open={open === 'languages'} onClose={close} closeLabel={closeLabel} title={say('Language', 'اللغة')}>
        <DrawerItems
          label={say('Language', 'اللغة')}
          items={[
            { id: 'en', text: 'English', lang: 'en', href: '#en', current: say('en', 'ar') === 'en' },
            { id: 'ar', text: 'العربية', lang: 'ar', href: '#ar', current: say('en', 'ar') === 'ar' },
            { id: 'ja', text: '日本語', lang: 'ja', href: '#ja' },
          ]}
        />
      </Drawer>
    </Exhibit>
  )
}
