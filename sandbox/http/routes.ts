// The application that every group of addresses is added to; each request has its country.
import type { Hono } from 'hono'
import type { Site } from '../site.ts'

export type Env = { Variables: { site: Site } }
export type App = Hono<Env>
