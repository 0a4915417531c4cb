// Asks for the orders of Tracking while the scripts that draw them are on their way.
import { orders } from '#app/orders.ts'
import { startShell } from '#app/shell.ts'

// Whoever does not belong here is being sent on (entry-guard.ts).
if (!document.documentElement.hidden) {
  orders.begin()
  void startShell()
}
