import { join } from 'node:path'
import { giveUp } from './refused.ts'
import { serve } from './serve.ts'

await serve({ env: process.env, root: join(import.meta.dirname, '..', '..'), stoppable: process }).catch(giveUp)
