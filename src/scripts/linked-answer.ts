// Opens the answer that the address names. Current browsers do so by themselves; this is for the others.

function openLinkedAnswer(): void {
  const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const details = answer?.closest('details')
  if (!details || details.open) return
  details.open = true
  answer?.scrollIntoView()
}

addEventListener('hashchange', openLinkedAnswer)
openLinkedAnswer()

export {}
