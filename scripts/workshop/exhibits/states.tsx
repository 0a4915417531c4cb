import { Button } from '#ui/Button'
import { EmptyState, ErrorState } from '#ui/EmptyState'
import { Icon } from '#ui/Icon'
import { Skeleton } from '#ui/Skeleton'
import { Exhibit } from '../Exhibit.tsx'
import { say } from '../view.ts'

export function StateExhibits() {
  return (
    <>
      <Exhibit name="EmptyState" note={say('says what to do next', 'ما التالي')} plain>
        <EmptyState
          title={say('Nothing on the road', 'لا شيء في الطريق')}
          action={<Button kind="primary">{say('Request a rider', 'اطلب مندوب توصيل')}</Button>}
        >
          {say(
            'Orders you place today show here with their rider and arrival time.',
            'تظهر هنا طلبات اليوم مع المندوب ووقت الوصول.',
          )}
        </EmptyState>
      </Exhibit>
      <Exhibit name="ErrorState" note={say('what happened, how to mend it', 'ما حدث')} plain>
        <ErrorState
          title={say('We could not load your orders', 'تعذّر تحميل طلباتك')}
          action={
            <Button>
              <Icon name="rotate-ccw-clock" small />
              {say('Try again', 'حاول مجددًا')}
            </Button>
          }
        >
          {say(
            'The connection broke. Riders already on the way are not affected.',
            'انقطع الاتصال. المندوبون في الطريق غير متأثرين.',
          )}
        </ErrorState>
      </Exhibit>
      <Exhibit name="Skeleton rows" note={say('the shape of what comes', 'شكل القادم')}>
        <Skeleton shape="rows" label={say('Loading', 'جارٍ التحميل')} />
      </Exhibit>
      <Exhibit name="EmptyState of a search" plain>
        <EmptyState motif="search" title={say('No order matches', 'لا طلب مطابق')}>
          {say('Try another name or number.', 'جرّب اسمًا أو رقمًا آخر.')}
        </EmptyState>
      </Exhibit>
      <Exhibit name="EmptyState when done" plain>
        <EmptyState
          motif="done"
          title={say('40 orders placed', 'أُرسل 40 طلبًا')}
          action={<Button>{say('Track them', 'تتبّعها')}</Button>}
        />
      </Exhibit>
      <Exhibit name="Skeleton form">
        <Skeleton shape="form" count={3} label={say('Loading', 'جارٍ التحميل')} />
      </Exhibit>
    </>
  )
}
