import * as k from '../../kernel/describe.ts'

/** What of the house not everybody sees: a copy of somebody's identity document. */
export const { groups, restricted } = k.defineGroups({ identita: 'Documenti d’identità' })
