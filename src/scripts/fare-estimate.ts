// The fare of a visitor's own distance. The server has put figures and words on the element; the rule is the domain's.
import { estimateFare, type Tariff } from '#features/pricing/fare.ts'

/** What the page gives this script, in the element's `data-estimate`. */
export type EstimateData = {
  tariff: Tariff
  /** Options and locales of Intl.NumberFormat, so that amounts look like those around them. */
  money: Intl.NumberFormatOptions & { locales: string[] }
  /** `fare` holds {amount}. */
  words: { fare: string; tooFar: string; notValid: string }
}

/** How far the thread reaches where a country has no limit. */
const FULL_THREAD_KM = 10

for (const card of document.querySelectorAll<HTMLElement>('.estimate')) start(card)

function start(card: HTMLElement) {
  const { tariff, money, words }: EstimateData = JSON.parse(card.dataset['estimate'] ?? '')
  const format = new Intl.NumberFormat(money.locales, money)
  const field = card.querySelector<HTMLInputElement>('.own input')
  const result = card.querySelector<HTMLElement>('.fare-own')
  const thread = card.querySelector<HTMLElement>('.thread')
  if (!field || !result || !thread) return

  const show = () => {
    const km = field.valueAsNumber
    const estimate = estimateFare(tariff, km)
    const refused = estimate.state === 'refused'
    const tooFar = refused && estimate.problem.code === 'distance_above_limit'
    const refusal = tooFar ? words.tooFar : words.notValid
    result.textContent = refused ? refusal : words.fare.replace('{amount}', format.format(estimate.fare.amount))
    result.classList.toggle('refused', refused)
    field.setAttribute('aria-invalid', String(refused))
    const share = Math.min(1, Math.max(0, km || 0) / (tariff.limits?.distanceKm ?? FULL_THREAD_KM))
    thread.style.setProperty('--own', `${Math.round(14 + share * 82)}%`)
  }

  let lastExample = card.querySelector<HTMLInputElement>('[checked]')?.value ?? '1'
  const pick = ({ type, target }: Event) => {
    const chosen = card.querySelector<HTMLInputElement>(':checked')
    if (!chosen || target === field) return
    card.dataset['picked'] = chosen.className
    if (chosen.value !== 'own') lastExample = chosen.value
    else {
      // Begins at the example that was chosen last, so that a fare is shown at once.
      field.value ||= lastExample
      show()
      if (type === 'change') field.select()
    }
  }
  field.addEventListener('input', show)
  card.addEventListener('change', pick)
  // Whoever comes back to the page finds what was chosen, filled in by the browser after this script has run.
  addEventListener('pageshow', pick)
}
