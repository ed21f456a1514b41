/**
 * Teeth by the two digits of the FDI (ISO 3950): the first is the quadrant as the dentist looks at the mouth (1–4 permanent, 5–8 of milk),
 * the second the place from the middle.
 */
const ARCATE = { 1: 'sup. dx', 2: 'sup. sx', 3: 'inf. sx', 4: 'inf. dx', 5: 'sup. dx', 6: 'sup. sx', 7: 'inf. sx', 8: 'inf. dx' } as const
const PERMANENTI = [
  'Incisivo centrale',
  'Incisivo laterale',
  'Canino',
  'Primo premolare',
  'Secondo premolare',
  'Primo molare',
  'Secondo molare',
  'Terzo molare',
] as const
const DA_LATTE = ['Incisivo centrale', 'Incisivo laterale', 'Canino', 'Primo molare', 'Secondo molare'] as const

type Permanente = `${1 | 2 | 3 | 4}.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
type DaLatte = `${5 | 6 | 7 | 8}.${1 | 2 | 3 | 4 | 5}`
/** A tooth as it is written on a card: «4.6». */
export type Dente = Permanente | DaLatte

const quadranti = [1, 2, 3, 4, 5, 6, 7, 8] as const
const nomiDi = (quadrante: number): readonly string[] => (quadrante > 4 ? DA_LATTE : PERMANENTI)

/** Whether the tooth is one of milk. */
export const isDaLatte = (dente: Dente): boolean => dente >= '5'
/** «Primo molare inf. dx», without its number. */
export const nomeDente = (dente: Dente): string => {
  const [quadrante = 1, posto = 1] = dente.split('.').map(Number)
  return `${nomiDi(quadrante)[posto - 1]}${isDaLatte(dente) ? ' da latte' : ''} ${ARCATE[quadrante as keyof typeof ARCATE]}`
}

/** Every tooth by its number, in the order of the quadrants. */
export const denti = Object.fromEntries(
  quadranti.flatMap((quadrante) => nomiDi(quadrante).map((_, at) => [`${quadrante}.${at + 1}`, `${quadrante}.${at + 1}`])),
) as Readonly<Record<Dente, string>>

/** The tooth that a text names by its number («Otturazione 4.6»); nothing where it names none. */
export const denteIn = (text: string): Dente | undefined =>
  [...text.matchAll(/\b[1-8]\.[1-8]\b/g)].map(([found]) => found).find((found): found is Dente => Object.hasOwn(denti, found))

/** The surfaces of a tooth, from the middle of the mouth on: mesial, occlusal (incisal of a front tooth), distal, to the cheek, to the tongue. */
export const superfici = { M: 'Mesiale', O: 'Occlusale', D: 'Distale', V: 'Vestibolare', L: 'Linguale' } as const
export type Superficie = keyof typeof superfici

/** «MOD» as a list of surfaces; nothing where a letter is none, or stands twice. */
export function superficiDa(text: string): readonly Superficie[] | undefined {
  const letters = [...text.toUpperCase().replaceAll(/[\s,.-]/g, '')].map((letter) => ALSO[letter] ?? letter)
  const isAll = letters.every((letter): letter is Superficie => Object.hasOwn(superfici, letter))
  return isAll && new Set(letters).size === letters.length ? letters : undefined
}
/** Incisal is the occlusal of a front tooth, palatal the lingual of an upper one, buccal the vestibular. */
const ALSO: Readonly<Record<string, Superficie>> = { I: 'O', P: 'L', B: 'V' }
