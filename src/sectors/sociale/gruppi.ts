import * as k from '../../kernel/describe.ts'

/** Who a beneficiary is and why he is looked after is read by who takes care of him; everybody else sees a short name and services. */
export const { groups, restricted, only } = k.defineGroups({ riservati: 'Dati riservati dei beneficiari' })
