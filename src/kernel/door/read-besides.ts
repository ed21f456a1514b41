import type { Read } from './read.ts'

/** A store as one of its records sees all the others: whatever is looked for, it is never found itself. */
export const readBesides = (read: Read, self: { readonly entity: string; readonly id: string }): Read => ({
  get: async (entity, id, enough) => (entity === self.entity && id === self.id ? undefined : read.get(entity, id, enough)),
  find: async (entity, where) => {
    const found = await read.find(entity, where)
    return entity === self.entity ? found.filter(({ id }) => id !== self.id) : found
  },
})
