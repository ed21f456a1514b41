import { createContext } from 'react'

/** Opens the small form of another entity while a record is being written, and hands back the id of what was made. */
export interface CreateRecord {
  readonly canCreate: (entity: string) => boolean
  readonly create: (entity: string, title: string, onCreated: (id: string) => void) => void
}

export const CreateRecordContext = createContext<CreateRecord>({ canCreate: () => false, create: () => undefined })
