import * as fc from 'fast-check'

/**
 * Whether a commit passes depends on the commit, not on luck: the gate draws the same inputs every time.
 * `npm run properties` draws others, ten times as often, to look for what nobody thought of; what it finds becomes a
 * test with its own name.
 */
const seed = Number(process.env['PROPERTY_SEED'] ?? 20261121)

fc.configureGlobal({ seed })
