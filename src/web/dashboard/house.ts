import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { IconName } from '../../kernel/screens/icon-name.ts'
import { site } from '../../site.ts'
import type { OwnParts } from '../screen/own-parts.ts'
import { DemoBadge } from './demo-badge.tsx'

/** One line of the account menu: a page that it leads to, or something that it does. */
export interface AccountEntry {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  /** Other words by which the palette finds it. */
  readonly words?: readonly string[]
  readonly run: () => void
}

/** Who has signed in, and the firm that he works in. */
export interface Account {
  readonly firm: string
  readonly person: string
  readonly entries: readonly AccountEntry[]
}

/** Whose dashboard it is: everything in which the shell of a firm differs from that of the open demo. */
export interface House {
  /** Name of the document behind that of the tab; the short name of the trade when absent. */
  readonly name?: string
  /** Page that the logo leads to. */
  readonly home: { readonly to: string; readonly label: string }
  /** Stands beside the title of every tab. */
  readonly Badge?: ComponentType
  readonly account?: Account
  /** Draws the screens that no trade describes (`firm-screens.ts`). */
  readonly parts?: OwnParts['screens']
  /** Stands over every screen. */
  readonly banner?: ReactNode
  /** Whose eyes the dashboard is seen with, where an owner looks as somebody else. */
  readonly seenBy?: string
  /** Stands over the first overview. */
  readonly notice?: ReactNode
}

const demo: House = { home: { to: '/', label: `${site.name}, pagina iniziale` }, Badge: DemoBadge }

export const HouseContext = createContext<House>(demo)

export const useHouse = (): House => useContext(HouseContext)
