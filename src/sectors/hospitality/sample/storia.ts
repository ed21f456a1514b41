import * as k from '../../../kernel/describe.ts'
import type { Chance } from '../../common/seeded-random.ts'
import { partyMaker, tipiDi, type Comitiva } from './comitive.ts'
import type { righeOspiti } from './ospiti.ts'
import { IMPOSTA, TETTO_NOTTI, type Prenotazione } from './prenotazioni.ts'
import type { Alloggiato, Arrivo } from './schedine.ts'
import type { Soggiorno } from './soggiorni.ts'

type Ospite = ReturnType<typeof righeOspiti>[number]

/** Twenty bookings by where they come from, eight of them direct. */
const CANALI = Object.entries({ host: 7, airbnb: 3, expedia: 2, sito_web: 5, reception: 3 }).flatMap(([canale, times]) =>
  Array.from({ length: times }, () => canale as Prenotazione['canale']),
)
const EXTRA = [
  { descrizione: 'Parcheggio coperto', prezzo: k.euro(8) },
  { descrizione: 'Cestino per il viaggio', prezzo: k.euro(12) },
  { descrizione: 'Noleggio bicicletta', prezzo: k.euro(15) },
]
/** Who returns has been away for so long. */
const TORNA_DOPO = 20
/** Every so many parties somebody pays no tax for what he does, or is. */
const UN_AUTISTA_OGNI = 9
const UN_DISABILE_OGNI = 16

interface Nota {
  readonly comitiva: Comitiva
  /** The cards of all of them, in order. */
  readonly schede: readonly Ospite['id'][]
  until: string
}

export interface Storia {
  readonly prenotazioni: readonly Prenotazione[]
  readonly ospiti: readonly Ospite[]
  readonly arrivi: readonly Arrivo[]
}

/** Gives every stay its people: who came, who is written down as a guest, who comes back, what was paid. */
export function writeStory(chance: Chance, today: string, stays: readonly Soggiorno[], from: { booking: number; ospite: number }): Storia {
  const makeParty = partyMaker(chance, Number(today.slice(0, 4)))
  const prenotazioni: Prenotazione[] = []
  const ospiti: Ospite[] = []
  const arrivi: Arrivo[] = []
  const known: Nota[] = []
  let deck: Prenotazione['canale'][] = []
  const counts = { solo: 0, coppia: 0, famiglia: 0, amici: 0 }

  for (const stay of stays) {
    const { camera, arrivo, notti, stato } = stay
    const isPast = stato === 'partito'
    const away = chance.happens(0.12) ? k.addDays(arrivo, -TORNA_DOPO) : ''
    const back = chance.shuffled(known.filter(({ until, comitiva: { persone } }) => until < away && persone.length <= camera.posti))[0]
    const comitiva = back ? back.comitiva : makeParty(camera.posti, camera.tipo === 'suite')
    const note = back ?? (isPast && chance.happens(0.28) ? register(comitiva, arrivo) : undefined)
    if (note) note.until = k.addDays(arrivo, notti)
    if (deck.length === 0) deck = chance.shuffled(CANALI)
    const canale = deck.pop() ?? 'host'
    const id: Prenotazione['id'] = `prenotazione_${from.booking + prenotazioni.length}`
    const people = isPast ? alloggiati(comitiva, note?.schede) : []
    const isGrown = `${Number(arrivo.slice(0, 4)) - 14}${arrivo.slice(4)}`
    const paying = isPast
      ? people.filter(({ data_nascita = '', esenzione }) => !esenzione && data_nascita <= isGrown).length
      : comitiva.persone.length
    const [head] = comitiva.persone
    const isWork = comitiva.tipo === 'solo' && chance.happens(0.6)
    prenotazioni.push({
      id,
      version: 1,
      ospite: `${head.nome} ${head.cognome}`,
      ...(note && { anagrafica: note.schede[0] }),
      camera: camera.id,
      arrivo,
      notti,
      persone: comitiva.persone.length,
      canale,
      importo: k.euro(stay.euro),
      imposta: k.euro((paying * Math.min(notti, TETTO_NOTTI) * IMPOSTA) / 100),
      ...(canale === 'reception' && head.telefono ? { telefono: head.telefono } : { email: head.email }),
      stato,
      ...(isPast && past(chance, stay, canale, isWork)),
      ...(stato === 'confermata' && canale === 'sito_web' && chance.happens(0.5) && { versamenti: [deposit(stay.euro, arrivo, today)] }),
    })
    if (isPast) arrivi.push({ booking: id, arrivo, notti, ora: hour(chance), people })
  }
  return { prenotazioni, ospiti, arrivi }

  function register(comitiva: Comitiva, until: string): Nota {
    const [head] = comitiva.persone
    const gruppo = comitiva.tipo === 'solo' ? undefined : `${comitiva.tipo === 'amici' ? 'Gruppo' : 'Famiglia'} ${head.cognome}`
    const schede = comitiva.persone.map((person): Ospite['id'] => {
      const id: Ospite['id'] = `ospite_${from.ospite + ospiti.length}`
      const luogo_nascita = person.stato_nascita === 'ITALIA' ? person.comune_nascita : 'Estero'
      ospiti.push({ id, version: 1, ...person, ...(luogo_nascita && { luogo_nascita }), ...(gruppo && { gruppo }) })
      return id
    })
    const note = { comitiva, schede, until }
    known.push(note)
    return note
  }

  function alloggiati({ persone, tipo }: Comitiva, schede: readonly Ospite['id'][] = []): Alloggiato[] {
    const turn = ++counts[tipo]
    return persone.map(({ email: _email, telefono: _telefono, ...person }, at) => ({
      ...person,
      tipo_alloggiato: tipiDi[tipo][at === 0 ? 0 : 1],
      ...(schede[at] && { ospite: schede[at] }),
      ...(tipo === 'solo' && turn % UN_AUTISTA_OGNI === 2 && { esenzione: 'autista' as const }),
      ...(tipo === 'coppia' && at === 1 && turn % UN_DISABILE_OGNI === 3 && { esenzione: 'disabile' as const }),
    }))
  }
}

/** From three in the afternoon to nine in the evening. */
const hour = (chance: Chance) => `${chance.between(15, 20)}:${chance.pick(['05', '10', '20', '30', '40', '50'])}`

function past(chance: Chance, { notti }: Soggiorno, canale: Prenotazione['canale'], isWork: boolean): Partial<Prenotazione> {
  const isOnPortal = canale === 'airbnb' || (canale !== 'sito_web' && canale !== 'reception' && chance.happens(0.4))
  const pagamento = isOnPortal ? 'portale' : chance.pick(['carta', 'carta', 'carta', 'contanti', isWork ? 'bonifico' : 'carta'] as const)
  const turismo = isWork
    ? 'business'
    : chance.pick(['leisure', 'leisure', 'leisure', 'leisure', 'leisure', 'leisure', 'congress', 'other'] as const)
  return { pagamento, turismo, ...(chance.happens(0.1) && { extra: [{ ...chance.pick(EXTRA), quantita: notti }] }) }
}

/** A quarter of the price in advance, three weeks before, or today where that is still to come. */
function deposit(price: number, arrivo: string, today: string): NonNullable<Prenotazione['versamenti']>[number] {
  const due = k.addDays(arrivo, -21)
  return { importo: k.euro(Math.round(price / 40) * 10), mezzo: 'bonifico', giorno: due < today ? due : today }
}
