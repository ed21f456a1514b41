import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import type { TipoSchedina } from '../../../documents/schedine-alloggiati/tipi-schedina.ts'
import type { righeOspiti } from './ospiti.ts'
import { paesi } from './paesi.ts'

type Ospite = ReturnType<typeof righeOspiti>[number]
/** What a guest's card and a schedina know of a person. */
export type Persona = Omit<Ospite, 'id' | 'version' | 'luogo_nascita' | 'gruppo'> & { readonly data_nascita: string }

/** People who travel together, the head first. */
export interface Comitiva {
  readonly persone: readonly [Persona, ...Persona[]]
  readonly tipo: 'solo' | 'coppia' | 'famiglia' | 'amici'
}

/** What the police form calls the first of a party and the others. */
export const tipiDi = {
  solo: ['singolo', 'singolo'],
  coppia: ['capofamiglia', 'familiare'],
  famiglia: ['capofamiglia', 'familiare'],
  amici: ['capogruppo', 'membro'],
} as const satisfies Record<Comitiva['tipo'], readonly [TipoSchedina, TipoSchedina]>

type Paese = (typeof paesi)[number]

/** A maker of parties that gives no two people the same name. */
export function partyMaker(chance: Chance, year: number): (posti: number, isSuite: boolean) => Comitiva {
  const known = new Set<string>()
  const two = (n: number) => String(n).padStart(2, '0')
  const digits = (length: number) => String(chance.between(0, 10 ** length - 1)).padStart(length, '0')
  const letter = () => String.fromCharCode(chance.between(65, 90))

  function person(paese: Paese, luogo: string, { anni, sesso, cognome }: { anni: number; sesso: 'M' | 'F'; cognome?: string }): Persona {
    const named = { cognome: cognome ?? '', nome: '' }
    for (let tries = 0; tries < 40; tries++) {
      named.nome = chance.pick(sesso === 'M' ? paese.uomini : paese.donne)
      named.cognome = cognome ?? chance.pick(paese.cognomi)
      if (!known.has(`${named.nome} ${named.cognome}`)) break
    }
    known.add(`${named.nome} ${named.cognome}`)
    return {
      ...named,
      sesso,
      data_nascita: `${year - anni}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`,
      comune_nascita: chance.happens(0.7) ? luogo : chance.pick(paese.luoghi),
      stato_nascita: paese.stato,
      cittadinanza: paese.stato,
      stato_residenza: paese.stato,
      comune_residenza: luogo,
    }
  }

  function head(paese: Paese, luogo: string, anni: number): Persona {
    const one = person(paese, luogo, { anni, sesso: chance.pick(['M', 'F']) })
    const email = `${one.nome}.${one.cognome}`.toLowerCase().replaceAll(/[ ’]/g, '')
    const base = { ...one, stato_rilascio: paese.stato, email: `${k.foldAccents(email)}@posta.example` }
    if (paese.stato !== 'ITALIA') return { ...base, tipo_documento: 'PP', numero_documento: `P055${digits(4)}` }
    const telefono = `${chance.pick(['328', '333', '340', '347'])}555${digits(4)}`
    return chance.happens(0.8)
      ? { ...base, telefono, tipo_documento: 'CI', numero_documento: `CA55${digits(3)}${letter()}${letter()}` }
      : { ...base, telefono, tipo_documento: 'PG', numero_documento: `U1A55${digits(4)}${letter()}` }
  }

  return (posti, isSuite) => {
    const paese = chance.weighted(paesi, ({ peso }) => peso)
    const luogo = chance.pick(paese.luoghi)
    const large = posti > 2 ? 1 : 0
    const weights = { solo: isSuite ? 6 : 28, coppia: 42, famiglia: 24 * large, amici: 9 * large }
    const tipo = chance.weighted(['solo', 'coppia', 'famiglia', 'amici'] as const, (kind) => weights[kind])
    const anni = tipo === 'famiglia' ? chance.between(32, 48) : chance.between(24, 74)
    const first = head(paese, luogo, anni)
    const like = { anni: Math.max(21, anni + chance.between(-4, 4)), sesso: first.sesso === 'M' ? 'F' : 'M' } as const
    if (tipo === 'solo') return { tipo, persone: [first] }
    if (tipo === 'amici') {
      const others = Array.from({ length: chance.between(2, posti - 1) }, () =>
        person(paese, chance.pick(paese.luoghi), { anni: like.anni, sesso: first.sesso === 'M' ? 'M' : 'F' }),
      )
      return { tipo, persone: [first, ...others] }
    }
    // Outside Italy a couple often bears one name.
    const spouse = person(paese, luogo, paese.stato !== 'ITALIA' && chance.happens(0.6) ? { ...like, cognome: first.cognome } : like)
    if (tipo === 'coppia') return { tipo, persone: [first, spouse] }
    const children = Array.from({ length: chance.between(1, posti - 2) }, () =>
      person(paese, luogo, { anni: chance.between(2, 12), sesso: chance.pick(['M', 'F']), cognome: first.cognome }),
    )
    return { tipo, persone: chance.happens(0.12) ? [first, ...children] : [first, spouse, ...children] }
  }
}
