import { type Frame, type Role, type RoleOf, rolesOf } from '../frame/role.ts'
import { addMinutes, minutesOf } from '../../kernel/italian/times.ts'

/** Tells whether a stretch says that nothing takes it. */
export const isFree =
  ({ words }: Frame) =>
  (role: Role): boolean =>
    (role.role === 'grammar' && role.sense.is === 'free') ||
    ((role.role === 'held' || role.role === 'question' || role.role === 'metric') &&
      words.slice(role.from, role.to).some((word) => /^(?:liber[oaie]|disponibil[ei]|vuot[oaie])$/.test(word)))

/** How many there have to be room for: «per quattro», «in tre», «per due persone». */
export const peopleIn = (frame: Frame, taken: ReadonlySet<Role>, nights: Role | undefined): RoleOf<'number'> | undefined =>
  rolesOf(frame, 'number').find(
    (role) =>
      role !== nights &&
      (!taken.has(role) || PEOPLE.test(frame.words[role.to] ?? '')) &&
      role.value < 100 &&
      (/^(?:per|in|da|siamo|sono|mett\w+)$/.test(frame.words[role.from - 1] ?? '') ||
        PEOPLE.test(frame.words[role.to] ?? '') ||
        groupOf(frame, role) !== undefined),
  )

/** «per una famiglia di 4»: the word for those who are so many. */
export const groupOf = ({ words }: Frame, { from }: Role): number | undefined =>
  /^(?:per|siamo|sono|in) un[oa]? \w+ di$/.test(words.slice(from - 4, from).join(' ')) ? from - 2 : undefined
export const PEOPLE = /^(?:person[ae]|ospit[ei]|adult[io]|pax|letti|post[io])$/

/** «il primo posto libero»: those that are free are told in their order. */
export const firsts = ({ roles }: Frame): readonly Role[] =>
  roles.filter((one) => one.role === 'grammar' && one.sense.is === 'order' && one.sense.of === 'day' && one.sense.direction === 'asc')

/** When something ends that begins at an hour: on its day. */
export const endOf = (from: string, minutes: number): string => (minutesOf(from) + minutes >= 24 * 60 ? '24:00' : addMinutes(from, minutes))
