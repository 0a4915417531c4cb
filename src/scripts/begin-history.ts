// Asks for the orders of History while the scripts that draw them are on their way.
import { pastOrders } from '#app/history.ts'
import { startShell } from '#app/shell.ts'

// Whoever does not belong here is being sent on (entry-guard.ts).
if (!document.documentElement.hidden) {
  pastOrders.begin()
  void startShell()
}
