import { m } from '#messages'
import { Skeleton } from '#ui/Skeleton'

/** The shape of the screen until the branch is known, and while tracking opens. */
export function RequestSkeleton({ placed = false }: { placed?: boolean }) {
  return (
    <div className="request">
      <div className="request-form">
        <div className="request-scroll">
          <Skeleton shape="form" label={placed ? m.request_placed() : m.portal_loading()} count={6} />
        </div>
      </div>
      <div className="map request-map" aria-hidden="true" />
    </div>
  )
}
