import { defineGroups } from '../../kernel/access/groups.ts'

/** What a patient tells the dentist is read by who treats him; the desk sees appointments, treatments and amounts. */
export const { groups, restricted, only } = defineGroups({ sanitari: 'Dati sanitari' })
