import { openWhatIsEntered } from './track-order.ts'

const form = document.querySelector<HTMLFormElement>('#track form')
if (form) openWhatIsEntered(form)
