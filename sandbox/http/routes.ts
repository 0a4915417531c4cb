// The application that every group of addresses is added to; each request has its country, and the address of this server
// at which that country is found.
import type { Hono } from 'hono'
import type { Site } from '../site.ts'

export type Env = { Variables: { site: Site; base: string } }
export type App = Hono<Env>
