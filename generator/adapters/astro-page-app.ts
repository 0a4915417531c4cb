// The entry of the server bundle: Astro's own app over the built pages, by the documented interface of its adapters.
import { createApp } from 'astro/app/entrypoint'

export const app: ReturnType<typeof createApp> = createApp({ streaming: false })
