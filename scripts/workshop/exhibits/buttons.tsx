import { useState } from 'react'
import { Button, ButtonLink } from '#ui/Button'
import { Icon } from '#ui/Icon'
import { Exhibit } from '../Exhibit.tsx'
import { say } from '../view.ts'

export function ButtonExhibits() {
  const [pending, setPending] = useState(false)
  const request = say('Request a rider', 'اطلب مندوب توصيل')
  const cancel = say('Cancel order', 'إلغاء الطلب')
  return (
    <>
      <Exhibit name="Button" note={say('one primary per screen', 'زر رئيسي واحد')} span={2}>
        <p className="chips">
          <Button kind="primary" large>
            {request}
          </Button>
          <Button kind="primary">{request}</Button>
          <Button>{say('Secondary', 'ثانوي')}</Button>
          <Button kind="quiet">{say('Quiet', 'هادئ')}</Button>
          <Button kind="danger">{cancel}</Button>
          <Button>
            <Icon name="rotate-ccw-clock" small />
            {say('Try again', 'حاول مجددًا')}
          </Button>
          <button type="button" className="button square" aria-label={say('Search', 'بحث')}>
            <Icon name="search" />
          </button>
          <ButtonLink href="#buttons" kind="quiet">
            {say('A link', 'رابط')}
            <Icon name="arrow-right" small points />
          </ButtonLink>
        </p>
        <p className="chips">
          <Button kind="primary" disabled>
            {request}
          </Button>
          <Button disabled>{say('Secondary', 'ثانوي')}</Button>
          <Button kind="quiet" disabled>
            {say('Quiet', 'هادئ')}
          </Button>
          <Button kind="danger" disabled>
            {cancel}
          </Button>
          <Button kind="primary" pending>
            {request}
          </Button>
          <Button pending>{say('Secondary', 'ثانوي')}</Button>
          <Button kind="danger" pending>
            {cancel}
          </Button>
        </p>
      </Exhibit>
      <Exhibit name="Wide button" note={say('press it: it waits', 'اضغط')}>
        <Button
          kind="primary"
          large
          wide
          pending={pending}
          pendingText={say('Placing the order', 'جارٍ إرسال الطلب')}
          onClick={() => {
            setPending(true)
            setTimeout(setPending, 2000, false)
          }}
        >
          {request}
        </Button>
        <Button large wide>
          {say('Continue as guest', 'المتابعة كضيف')}
        </Button>
      </Exhibit>
    </>
  )
}
