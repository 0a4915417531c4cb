// Opens the page of an order whose number, or whose link, was entered by somebody who has not logged in. Written into the page,
// so that nobody submits the form before it is there.
import { orderNumberIn } from '#contract/foreign-data.ts'

const entrance = document.querySelector<HTMLFormElement>('#track form')
if (entrance) openWhatIsEntered(entrance)

/** @param form with a field `number`; `data-page` is the address of its page up to the number, `data-not-whole` the error for anything else */
function openWhatIsEntered(form: HTMLFormElement): void {
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
