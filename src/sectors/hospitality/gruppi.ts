import { defineGroups } from '../../kernel/access/groups.ts'

/** What of the house not everybody sees: a copy of somebody's identity document. */
export const { groups, restricted } = defineGroups({ identita: 'Documenti d’identità' })
