import * as k from '../../src/kernel/describe.ts'

export const { groups, restricted } = k.defineGroups({ sanitari: 'Dati sanitari' })
