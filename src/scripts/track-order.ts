// Opens the page of an order whose number, or whose link, was entered by somebody who has not logged in. Written into the page,
// so that nobody submits the form before it is there.

const ORDER_NUMBER = /^[a-z0-9][\w-]*-[\w-]+$/i

/** The order number in what somebody typed or pasted: the number itself, or the link of its page; undefined in anything else. */
export function orderNumberIn(text: string): string | undefined {
  const [address = ''] = text.trim().replace(/^#/, '').split(/[?#]/)
  const number = address.replace(/\/+$/, '').split('/').at(-1) ?? ''
  return ORDER_NUMBER.test(number) ? number : undefined
}

/** @param form with a field `number`; `data-page` is the address of its page up to the number, `data-not-whole` the error for anything else */
export function openWhatIsEntered(form: HTMLFormElement): void {
  const field = form.elements.namedItem('number') as HTMLInputElement
  const error = form.querySelector('[role=alert]')
  form.addEventListener('submit', event => {
    event.preventDefault()
    const number = orderNumberIn(field.value)
    if (number !== undefined) return location.assign(`${form.dataset['page']}${encodeURIComponent(number)}`)
    if (error) error.textContent = form.dataset['notWhole'] ?? ''
    field.setAttribute('aria-invalid', 'true')
    field.focus()
  })
}
