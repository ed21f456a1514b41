import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { quarterOf, type Trimestre } from '../../../../documents/imposta-soggiorno/tax-of-quarter.ts'
import { statistiche, type Nazionalita, type Turismo } from '../../../../sectors/hospitality/index.ts'
import { asking } from '../../../data/asking.ts'
import { useSector } from '../../../data/sector-context.tsx'
import { useAddress } from '../../../data/use-address.ts'

export const NAZIONALITA: Readonly<Record<Nazionalita, string>> = {
  ITA: 'ITA',
  FRA: 'FRA',
  GER: 'GER',
  ESP: 'ESP',
  USA: 'USA',
  altre: 'Altre',
  da_completare: 'Da completare',
}
export const TURISMO: Readonly<Record<Turismo, string>> = {
  business: 'Business',
  leisure: 'Leisure',
  congress: 'Congressi',
  other: 'Altro',
  da_completare: 'Da completare',
}

const among = <K extends string>(words: Readonly<Record<K, string>>, text: string | undefined): K | undefined =>
  text !== undefined && Object.hasOwn(words, text) ? (text as K) : undefined

/** What the form is asked for, kept in the address: `f.mese`, `f.nazionalita`, `f.turismo`. */
export function useMovimentoChoice() {
  const address = useAddress()
  const { store, at } = useSector()
  const { data: known } = useQuery(
    asking(store, ['istat-mesi', at.today], async (read) => {
      const { mesiDisponibili, meseDaDichiarare } = await statistiche()
      return { mesi: await mesiDisponibili(read, at), primo: meseDaDichiarare(at.today) }
    }),
  )
  const asked = address.get('f.mese')
  const set = (key: string) => (value: string | undefined) => address.push({ [`f.${key}`]: value })
  return {
    mesi: known?.mesi ?? [],
    mese: known && (known.mesi.find((month) => month === asked) ?? known.primo),
    nazionalita: among(NAZIONALITA, address.get('f.nazionalita')),
    turismo: among(TURISMO, address.get('f.turismo')),
    setMonth: set('mese'),
    setNationality: set('nazionalita'),
    setTourism: set('turismo'),
  }
}

export type Scelta = ReturnType<typeof useMovimentoChoice>

/** The movement of the chosen month, whole and narrowed. */
export function useMovimento({ mese, nazionalita, turismo }: Scelta) {
  const { store, at } = useSector()
  return useQuery({
    ...asking(store, ['istat-movimento', at.today, mese, nazionalita, turismo], async (read) =>
      (await statistiche()).readMovimento(read, { mese: mese ?? '', nazionalita, turismo }, at),
    ),
    enabled: mese !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** The house's own record; `null` while nobody has written it. */
export function useStruttura() {
  const { store, at } = useSector()
  return useQuery(asking(store, ['istat-struttura', at.today], async (read) => (await (await statistiche()).readStruttura(read)) ?? null))
}

const isQuarter = (text: string | undefined): text is Trimestre => /^\d{4}-T[1-4]$/.test(text ?? '')

/** The quarter of the address (`f.trimestre`), or the one to declare next, with its tax. */
export function useImposta() {
  const address = useAddress()
  const { store, at } = useSector()
  const asked = address.get('f.trimestre')
  const { data: known } = useQuery(
    asking(store, ['istat-trimestri', at.today], async () => {
      const { trimestriDisponibili, trimestreDaDichiarare } = await statistiche()
      return { trimestri: trimestriDisponibili(at), primo: trimestreDaDichiarare(at.today) }
    }),
  )
  const trimestre = known && (isQuarter(asked) && known.trimestri.includes(asked) ? asked : known.primo)
  const tax = useQuery({
    ...asking(
      store,
      ['istat-imposta', at.today, trimestre],
      async (read) => (await (await statistiche()).readImposta(read, trimestre ?? quarterOf(at.today))) ?? null,
    ),
    enabled: trimestre !== undefined,
    placeholderData: keepPreviousData,
  })
  return {
    ...tax,
    trimestri: known?.trimestri ?? [],
    trimestre,
    setQuarter: (value: string) => address.push({ 'f.trimestre': value }),
  }
}
