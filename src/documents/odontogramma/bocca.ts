import { nomeDente, superficiDa, type Dente, type Superficie } from './denti.ts'
import { reperti, sigle, type Reperto } from './reperti.ts'

/** How it stands: to be treated, planned, or there already. */
export type Segno = 'da_curare' | 'previsto' | 'presente'

/** What an odontogram draws of one tooth. */
export interface Elemento {
  readonly dente: Dente
  readonly superfici: ReadonlyMap<Superficie, Segno>
  /** What is about the tooth as a whole. */
  readonly interi: readonly { readonly tipo: Reperto | 'cura'; readonly segno: Segno }[]
  readonly isMancante: boolean
  /** «4.6, primo molare inf. dx: carie occlusale, otturazione in composito prevista». */
  readonly detto: string
}

/** Findings that ask for a treatment; the others are there and stay. */
const DA_CURARE: readonly Reperto[] = ['carie', 'frattura', 'lesione', 'mobilita', 'da_estrarre']
/** The worse hides the better where two lie on one surface. */
const PESO: Readonly<Record<Segno, number>> = { da_curare: 2, previsto: 1, presente: 0 }

/** What somebody saw on a tooth. */
export interface Visto {
  readonly dente: Dente
  /** Their letters: «MOD». */
  readonly superfici?: string | undefined
  readonly tipo: Reperto
  /** The day on which it was resolved. */
  readonly risolto?: string | undefined
}

/** What was done, or is to be done; to the whole mouth where it names no tooth. */
export interface Cura {
  readonly dente?: Dente | undefined
  readonly superfici?: string | undefined
  readonly cura: string
  readonly stato: 'pianificata' | 'in_corso' | 'eseguita' | 'annullata'
}

/** A tooth as findings and treatments show it: what is resolved or annulled is not there, what was done stands as it was found. */
export function elemento(dente: Dente, seen: readonly Visto[], treated: readonly Cura[]): Elemento {
  const found = seen.filter((one) => one.dente === dente && one.risolto === undefined)
  const cures = treated.filter((one) => one.dente === dente && one.stato !== 'annullata')
  const marks = [
    ...found.map(({ tipo, superfici }) => ({
      tipo,
      superfici,
      segno: DA_CURARE.includes(tipo) ? ('da_curare' as const) : ('presente' as const),
    })),
    ...cures.map(({ superfici, stato }) => ({
      tipo: 'cura' as const,
      superfici,
      segno: stato === 'eseguita' ? ('presente' as const) : ('previsto' as const),
    })),
  ]
  const surfaces = new Map<Superficie, Segno>()
  for (const { superfici, segno } of marks.toSorted((a, b) => PESO[a.segno] - PESO[b.segno]))
    for (const one of superficiDa(superfici ?? '') ?? []) surfaces.set(one, segno)
  const words = [
    ...found.map(({ tipo, superfici }) => [reperti[tipo].toLowerCase(), superfici].filter(Boolean).join(' ')),
    ...cures.map(({ cura, stato, superfici }) =>
      [cura.toLowerCase(), superfici, stato === 'eseguita' ? 'eseguita' : 'prevista'].filter(Boolean).join(' '),
    ),
  ]
  return {
    dente,
    superfici: surfaces,
    interi: marks.filter(({ superfici }) => !superfici).map(({ tipo, segno }) => ({ tipo, segno })),
    isMancante: found.some(({ tipo }) => tipo === 'mancante'),
    detto: `${dente}, ${nomeDente(dente).toLowerCase()}: ${words.length === 0 ? 'niente da segnalare' : words.join(', ')}`,
  }
}

/** The letters of one tooth for a paper: its findings, then a cross for what was done and a ring for what is to be done. */
export function sigleDi(dente: Dente, seen: readonly Visto[], treated: readonly Cura[]): string {
  const found = seen.filter((one) => one.dente === dente && one.risolto === undefined)
  if (found.some(({ tipo }) => tipo === 'mancante')) return sigle.mancante
  const cures = treated.filter((one) => one.dente === dente && one.stato !== 'annullata')
  const signs = cures.map(({ stato }) => (stato === 'eseguita' ? FATTA : DA_FARE))
  return [...new Set([...found.map(({ tipo }) => sigle[tipo]), ...signs])].join(' ')
}
export const FATTA = '+'
export const DA_FARE = '○'

const arco = (...quadranti: readonly (readonly [quadrante: number, posti: readonly number[]])[]): readonly Dente[] =>
  quadranti.flatMap(([quadrante, posti]) => posti.map((posto) => `${quadrante}.${posto}` as Dente))
const VERSO_IL_CENTRO = [8, 7, 6, 5, 4, 3, 2, 1]
const DAL_CENTRO = VERSO_IL_CENTRO.toReversed()

/** The two arches as one looks at the mouth, from the patient's right to the left; of milk teeth five on each side. */
export const arcate = (areDiLatte: boolean): readonly [superiore: readonly Dente[], inferiore: readonly Dente[]] => {
  const sides = areDiLatte ? [VERSO_IL_CENTRO.slice(3), DAL_CENTRO.slice(0, 5)] : [VERSO_IL_CENTRO, DAL_CENTRO]
  const [right = [], left = []] = sides
  const [a, b, c, d] = areDiLatte ? [5, 6, 8, 7] : [1, 2, 4, 3]
  return [arco([a, right], [b, left]), arco([c, right], [d, left])]
}
