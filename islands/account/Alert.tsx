import { Notice } from '#ui/Notice'

/** Why the form was not accepted: said at once, and left to be read. The region stands there before it speaks. */
export function Alert({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <Notice tone="danger">{text}</Notice>}</div>
}
