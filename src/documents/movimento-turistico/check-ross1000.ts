import { addDays, isDay } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { CANALI_PRENOTAZIONE, MEZZI_TRASPORTO, TIPI_TURISMO, TITOLI_STUDIO } from './lists.ts'
import { MAX_ID, MAX_PLACE } from './ross1000-layout.ts'
import type { Ross1000Input } from './ross1000-input.ts'
import { sentences } from './sentences.ts'
import { isMember, ITALIA, sleepsOn, type Cliente, type Soggiorno } from './soggiorno.ts'

const STATE = /^1\d{8}$/
const COMUNE = /^4\d{8}$/

const invalid = (path: string, message: string): Problem => ({ path, code: 'invalid', message })
const rule = (path: string, message: string): Problem => ({ path, code: 'rule', message })
const required = (path: string, message: string): Problem => ({ path, code: 'required', message })
const isAmong = (list: readonly string[], value: string) => list.includes(value)

/** Who a sentence is about, and where it stands in the caller's list. */
interface About {
  readonly who: string
  readonly path: string
  readonly stay: Soggiorno
}

/** The last sixteen characters of our ids are unique by themselves: 'cliente_0mi8…' fits in the twenty of the layout. */
export function idswhOf(id: string): string {
  return id.length > MAX_ID ? id.slice(id.lastIndexOf('_') + 1) : id
}

function checkPlaces({ cittadinanza, residenza, statoNascita, comuneNascita }: Cliente, { who, path }: About): Problem[] {
  const found: Problem[] = []
  const state = (field: string, code: string, label: string) => {
    if (!code) found.push(required(`${path}.${field}`, sentences.missing(who, label)))
    else if (!STATE.test(code)) found.push(invalid(`${path}.${field}`, sentences.notAState(who, label)))
  }
  state('cittadinanza', cittadinanza, 'la cittadinanza')
  state('residenza.stato', residenza.stato, 'lo stato di residenza')
  const place = 'il luogo di residenza'
  const at = `${path}.residenza.luogo`
  if (!residenza.luogo.trim()) found.push(required(at, sentences.missing(who, place)))
  else if (residenza.stato === ITALIA) {
    if (!COMUNE.test(residenza.luogo)) found.push(invalid(at, sentences.notAComune(who, place)))
  } else if (residenza.luogo.trim().length > MAX_PLACE) found.push(rule(at, sentences.tooLong(who, place, MAX_PLACE)))
  if (statoNascita && !STATE.test(statoNascita))
    found.push(invalid(`${path}.statoNascita`, sentences.notAState(who, 'lo stato di nascita')))
  if (comuneNascita && !COMUNE.test(comuneNascita))
    found.push(invalid(`${path}.comuneNascita`, sentences.notAComune(who, 'il comune di nascita')))
  return found
}

/** The head has been sent before, or stands above in the same day. */
function checkHead(cliente: Cliente, { who, path, stay }: About, arrivals: ReadonlyMap<string, string>): Problem[] {
  if (!isMember(cliente)) return []
  const arrivo = arrivals.get(cliente.capo ?? '')
  if (arrivo === undefined) return [rule(`${path}.capo`, sentences.missingHead(who))]
  return arrivo > stay.arrivo ? [rule(`${path}.capo`, sentences.headLater(who))] : []
}

function checkGuest(cliente: Cliente, about: About): Problem[] {
  const { who, path, stay } = about
  const found = checkPlaces(cliente, about)
  if (idswhOf(cliente.id).length > MAX_ID) found.push(rule(`${path}.id`, sentences.idTooLong(who)))
  if (!cliente.sesso) found.push(required(`${path}.sesso`, sentences.noSex(who)))
  if (!cliente.nascita) found.push(required(`${path}.nascita`, sentences.missing(who, 'la data di nascita')))
  else if (!isDay(cliente.nascita) || cliente.nascita > stay.arrivo) found.push(invalid(`${path}.nascita`, sentences.notADay(who)))
  const listed: [string, string | undefined, readonly string[], string][] = [
    ['turismo', stay.turismo, TIPI_TURISMO, 'il tipo di turismo'],
    ['mezzo', stay.mezzo, MEZZI_TRASPORTO, 'il mezzo di trasporto'],
    ['canale', stay.canale, CANALI_PRENOTAZIONE, 'il canale di prenotazione'],
    ['titoloStudio', cliente.titoloStudio, TITOLI_STUDIO, 'il titolo di studio'],
  ]
  for (const [field, value, list, label] of listed)
    if (value && !isAmong(list, value)) found.push(invalid(`${path}.${field}`, sentences.notInList(who, label)))
  return found
}

function checkDays({ struttura, soggiorni, dal, al }: Ross1000Input): Problem[] {
  const found: Problem[] = []
  for (let day = dal; day <= al; day = addDays(day, 1)) {
    const stays = soggiorni.filter((stay) => sleepsOn(stay, day))
    const rooms = new Set(stays.flatMap(({ camere }) => camere)).size
    const guests = stays.reduce((sum, { clienti }) => sum + clienti.length, 0)
    if (rooms > struttura.camere) found.push(rule(`giorni.${day}`, sentences.tooManyRooms(day, rooms, struttura.camere)))
    if (guests > 0 && struttura.chiusure.includes(day)) found.push(rule(`giorni.${day}`, sentences.closedWithGuests(day, guests)))
  }
  return found
}

function checkStays({ soggiorni, dal, al }: Ross1000Input): Problem[] {
  const sent = soggiorni.filter(({ arrivo, partenza }) => arrivo < partenza)
  const heads = sent.flatMap(({ clienti, arrivo }) =>
    clienti.filter((cliente) => !isMember(cliente)).map(({ id }) => [id, arrivo] as const),
  )
  const arrivals = new Map(heads)
  const seen = new Set<string>()
  return soggiorni.flatMap((stay, n) => {
    if (!isDay(stay.arrivo) || !isDay(stay.partenza)) return [invalid(`soggiorni.${n}.arrivo`, sentences.notAStay(n + 1))]
    if (stay.partenza < stay.arrivo) return [invalid(`soggiorni.${n}.partenza`, sentences.backwards(n + 1, stay.arrivo, stay.partenza))]
    if (stay.arrivo === stay.partenza || stay.arrivo > al || stay.partenza < dal) return []
    return stay.clienti.flatMap((cliente, at) => {
      const about = { who: cliente.chi ?? sentences.guest(n + 1, at + 1), path: `soggiorni.${n}.clienti.${at}`, stay }
      const twice = seen.has(idswhOf(cliente.id)) ? [rule(`${about.path}.id`, sentences.sameId(about.who))] : []
      seen.add(idswhOf(cliente.id))
      return [...twice, ...checkGuest(cliente, about), ...checkHead(cliente, about, arrivals)]
    })
  })
}

/** Everything that would make Ross1000 refuse the file, in Italian; rooms and closed days only once the dates are right. */
export function checkRoss1000(input: Ross1000Input): Problem[] {
  const { struttura, dal, al } = input
  const found: Problem[] = []
  if (!struttura.codice.trim()) found.push(required('struttura.codice', sentences.missingCode()))
  if (!struttura.prodotto.trim()) found.push(required('struttura.prodotto', sentences.missingProduct()))
  const isCount = (n: number) => Number.isInteger(n) && n > 0
  if (!isCount(struttura.camere) || !isCount(struttura.letti)) found.push(invalid('struttura.camere', sentences.badCapacity()))
  if (!isDay(dal) || !isDay(al) || dal > al) return [...found, invalid('dal', sentences.notAPeriod())]
  const stays = checkStays(input)
  return [...found, ...stays, ...(stays.length === 0 ? checkDays(input) : [])]
}
