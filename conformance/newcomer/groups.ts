import { defineGroups } from '../../src/kernel/access/groups.ts'

export const { groups, restricted } = defineGroups({ sanitari: 'Dati sanitari' })
