import * as k from '../../kernel/describe.ts'

/** What a patient tells the dentist is read by who treats him; the desk sees appointments, treatments and amounts. */
export const { groups, restricted, only } = k.defineGroups({ sanitari: 'Dati sanitari' })
