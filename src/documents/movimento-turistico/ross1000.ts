import { addDays } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { checkRoss1000, idswhOf } from './check-ross1000.ts'
import type { Ross1000Input } from './ross1000-input.ts'
import { ROSS1000_LAYOUT, type Values } from './ross1000-layout.ts'
import { isMember, ITALIA, sleepsOn, type Cliente, type Soggiorno } from './soggiorno.ts'
import { writeXml, type XmlElement } from './xml.ts'

interface Ross1000File {
  readonly name: string
  readonly text: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mediaType: 'application/xml'
}

type Built = { readonly ok: true; readonly file: Ross1000File } | { readonly ok: false; readonly problems: readonly Problem[] }
type Guest = readonly [stay: Soggiorno, cliente: Cliente]

/** '20261121'. */
const compact = (day: string) => day.replaceAll('-', '')
const text = (name: string, content: string): XmlElement => ({ name, content })

function bean<K extends keyof typeof ROSS1000_LAYOUT>(name: K, values: Values<K>): XmlElement {
  const texts: Readonly<Record<string, string>> = values
  return { name, content: ROSS1000_LAYOUT[name].map((child) => text(child.name, texts[child.name] ?? '')) }
}

/** Names stay empty: the statistics do not ask for them (art. 5 GDPR, as little as is needed). */
function arrivo([stay, cliente]: Guest): XmlElement {
  const { residenza, capo } = cliente
  return bean('arrivo', {
    idswh: idswhOf(cliente.id),
    tipoalloggiato: cliente.tipo,
    idcapo: isMember(cliente) && capo ? idswhOf(capo) : '',
    cognome: '',
    nome: '',
    sesso: cliente.sesso,
    cittadinanza: cliente.cittadinanza,
    statoresidenza: residenza.stato,
    luogoresidenza: residenza.luogo.trim(),
    datanascita: compact(cliente.nascita),
    statonascita: cliente.statoNascita ?? (cliente.comuneNascita ? ITALIA : ''),
    comunenascita: cliente.comuneNascita ?? '',
    tipoturismo: stay.turismo,
    mezzotrasporto: stay.mezzo,
    canaleprenotazione: stay.canale,
    titolostudio: cliente.titoloStudio ?? '',
    professione: cliente.professione?.trim() ?? '',
    esenzioneimposta: '',
  })
}

const partenza = ([stay, cliente]: Guest) =>
  bean('partenza', { idswh: idswhOf(cliente.id), tipoalloggiato: cliente.tipo, arrivo: compact(stay.arrivo) })

/** A list that is left out when it is empty, as the schema allows. */
const listed = (name: string, content: readonly XmlElement[]): XmlElement[] => (content.length > 0 ? [{ name, content }] : [])

function movimento(day: string, { struttura, soggiorni, eliminazioni = [] }: Ross1000Input): XmlElement {
  const isOpen = !struttura.chiusure.includes(day)
  const guests = soggiorni
    .filter((stay) => stay.arrivo < stay.partenza)
    .flatMap((stay) => stay.clienti.map((cliente): Guest => [stay, cliente]))
  const arrived = guests.filter(([stay]) => stay.arrivo === day).toSorted(([, a], [, b]) => Number(isMember(a)) - Number(isMember(b)))
  const left = guests.filter(([stay]) => stay.partenza === day)
  const rooms = new Set(soggiorni.filter((stay) => sleepsOn(stay, day)).flatMap(({ camere }) => camere)).size
  const corrected = eliminazioni
    .filter(({ giorno }) => giorno === day)
    .map((e) => bean('eliminazione', { idswh: idswhOf(e.cliente), tipoalloggiato: e.tipo, arrivo: compact(e.arrivo) }))
  return {
    name: 'movimento',
    content: [
      text('data', compact(day)),
      bean('struttura', {
        apertura: isOpen ? 'SI' : 'NO',
        camereoccupate: String(rooms),
        cameredisponibili: isOpen ? String(struttura.camere) : '0',
        lettidisponibili: isOpen ? String(struttura.letti) : '0',
      }),
      ...listed('arrivi', arrived.map(arrivo)),
      ...listed('partenze', left.map(partenza)),
      ...listed('rettifiche', corrected),
    ],
  }
}

/**
 * The file for Ross1000 (XML layout v3 of 18/03/2026, ross1000.it), in UTF-8: one `movimento` for each day, ascending, closed
 * days included; heads before their members. Stays without a night are left out. No file while `checkRoss1000` finds a problem.
 */
export function buildRoss1000(input: Ross1000Input): Built {
  const problems = checkRoss1000(input)
  if (problems.length > 0) return { ok: false, problems }
  const { struttura, dal, al } = input
  const days: string[] = []
  for (let day = dal; day <= al; day = addDays(day, 1)) days.push(day)
  const head = [text('codice', struttura.codice.trim()), text('prodotto', struttura.prodotto.trim())]
  const xml = writeXml({ name: 'movimenti', content: [...head, ...days.map((day) => movimento(day, input))] }, input.note)
  const name = `ross1000-${struttura.codice.replace(/[^A-Za-z0-9]+/g, '')}-${dal}-${al}.xml`
  return { ok: true, file: { name, text: xml, bytes: new TextEncoder().encode(xml), mediaType: 'application/xml' } }
}
