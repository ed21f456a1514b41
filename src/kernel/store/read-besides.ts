import type { Read } from '../entity.ts'

/**
 * A store as the open record sees all the others: what is proposed to it, from records of its own entity too, is never
 * found in the record itself.
 */
export const readBesides = (read: Read, self: { readonly entity: string; readonly id: string } | undefined): Read =>
  self === undefined
    ? read
    : {
        get: async (entity, id) => (entity === self.entity && id === self.id ? undefined : read.get(entity, id)),
        find: async (entity, where) => (await read.find(entity, where)).filter(({ id }) => entity !== self.entity || id !== self.id),
      }
