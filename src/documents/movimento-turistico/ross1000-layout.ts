/** One element of text. `asked` are those that the guide of ross1000.it marks as obligatory; the others may be empty. */
interface LayoutElement {
  readonly name: string
  readonly asked: boolean
}

const asked = <const N extends string>(name: N) => ({ name, asked: true }) as const
const may = <const N extends string>(name: N) => ({ name, asked: false }) as const

/**
 * The children of each element, in the order that the schema fixes (services `checkinV2` of Ross1000; XML layout v3 of
 * 18/03/2026). The order is part of the format: `xs:sequence`.
 */
export const ROSS1000_LAYOUT = {
  struttura: [asked('apertura'), asked('camereoccupate'), asked('cameredisponibili'), asked('lettidisponibili')],
  arrivo: [
    asked('idswh'),
    asked('tipoalloggiato'),
    may('idcapo'),
    may('cognome'),
    may('nome'),
    asked('sesso'),
    asked('cittadinanza'),
    asked('statoresidenza'),
    asked('luogoresidenza'),
    asked('datanascita'),
    may('statonascita'),
    may('comunenascita'),
    asked('tipoturismo'),
    asked('mezzotrasporto'),
    may('canaleprenotazione'),
    may('titolostudio'),
    may('professione'),
    may('esenzioneimposta'),
  ],
  partenza: [asked('idswh'), asked('tipoalloggiato'), asked('arrivo')],
  eliminazione: [asked('idswh'), asked('tipoalloggiato'), asked('arrivo')],
} as const satisfies Record<string, readonly LayoutElement[]>

type Layout = typeof ROSS1000_LAYOUT
/** The texts of an element, by the names of its children. */
export type Values<K extends keyof Layout> = { readonly [N in Layout[K][number]['name']]: string }

/** Most characters of `idswh` and of `luogoresidenza`. */
export const MAX_ID = 20
export const MAX_PLACE = 30
