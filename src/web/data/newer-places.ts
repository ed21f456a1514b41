import { createContext } from 'react'

/** What the records say of comuni and states beside the committed tables, asked when somebody types one; nothing where no trade is open. */
export const NewerPlacesContext = createContext<() => Promise<string>>(async () => '')
