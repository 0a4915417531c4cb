// Photos of collection, delivery and return: offered with their flag once they can be fetched, shown in a dialog
// (PUB-002, PUB-003, Q69).
import { fetchProof, publicFlags } from '#app/public-order'
import { m } from '#messages'
import type { ProofType, PublicTracking } from '#schema/wire'
import { proofTitle } from '#text/tracked-words'
import { part, say } from './parts.ts'

const flags = { pickup: 'ProofOfPickup', delivery: 'ProofOfDelivery', return: 'ProofOfReturn' } as const

let orderId = ''
/** The address of the photo that is shown, inside this page. */
let photo: string | undefined
let turn = 0

const isProof = (text: string | undefined): text is ProofType => text !== undefined && Object.hasOwn(flags, text)

/** Shows the buttons of the proofs that this order has now. */
export async function offerProofs(order: PublicTracking): Promise<void> {
  orderId = order.order_id
  if (order.proofs.length === 0) return
  const on = await publicFlags()
  for (const button of document.querySelectorAll<HTMLElement>('[data-proof]')) {
    const type = button.dataset['proof']
    button.hidden = !isProof(type) || !order.proofs.includes(type) || !on[flags[type]]
    // A proof is offered even where the history does not tell its time.
    const row = button.closest<HTMLElement>('[data-row]')
    if (row && !button.hidden) row.hidden = false
  }
}

async function open(type: ProofType): Promise<void> {
  const dialog = part<HTMLDialogElement>('proof-dialog')
  const frame = part('proof-photo')
  const mine = ++turn
  say('proof-title', proofTitle(type))
  frame.replaceChildren(note(m.public_proof_loading(), 'bone-photo'))
  dialog.showModal()
  const answer = await fetchProof(orderId, type)
  if (mine !== turn || !dialog.open) return
  if (answer.state === 'failed') {
    frame.replaceChildren(note(m.public_proof_failed(), 'notice tone-danger'))
    return
  }
  forget()
  photo = URL.createObjectURL(answer.value)
  const image = document.createElement('img')
  image.alt = proofTitle(type)
  // An answer that calls itself an image and is none.
  image.addEventListener('error', () => {
    if (mine === turn) frame.replaceChildren(note(m.public_proof_failed(), 'notice tone-danger'))
  })
  image.src = photo
  frame.replaceChildren(image)
}

function note(text: string, className: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.textContent = text
  return paragraph
}

function forget(): void {
  if (photo) URL.revokeObjectURL(photo)
  photo = undefined
}

/** Makes the buttons and the dialog work. */
export function startProofs(): void {
  const dialog = part<HTMLDialogElement>('proof-dialog')
  for (const button of document.querySelectorAll<HTMLElement>('[data-proof]')) {
    const type = button.dataset['proof']
    if (isProof(type)) button.addEventListener('click', () => void open(type))
  }
  part('proof-close').addEventListener('click', () => dialog.close())
  // A press beside the dialog closes it: there the dialog itself is hit, inside it what it holds.
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    turn += 1
    forget()
    part('proof-photo').replaceChildren()
  })
}
