import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/italian/dates.ts'
import { CANALI_PRENOTAZIONE, MEZZI_TRASPORTO, TIPI_TURISMO } from './lists.ts'
import { buildRoss1000 } from './ross1000.ts'
import type { Ross1000Input } from './ross1000-input.ts'
import type { Cliente, Soggiorno } from './soggiorno.ts'
import { escapeXml, writeXml } from './xml.ts'

/** A reader of the little XML there is here, on purpose not made from the writer: names, texts, the five entities, numbers. */
interface Node {
  name: string
  text: string
  children: Node[]
}
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decode = (text: string) =>
  text.replace(/&(#?)(\w+);/g, (_, hash: string, name: string) => (hash ? String.fromCodePoint(Number(name)) : (ENTITIES[name] ?? '?')))

function readXml(xml: string): Node {
  const prolog = '<?xml version="1.0" encoding="UTF-8"?>'
  if (!xml.startsWith(prolog)) throw new Error('No prolog.')
  const root: Node = { name: '', text: '', children: [] }
  const open = [root]
  for (const [, close, name, text] of xml.slice(prolog.length).matchAll(/<(\/?)([a-z]+)>|([^<]+)/g)) {
    const here = open.at(-1)
    if (!here) throw new Error('Closed too often.')
    if (text !== undefined) here.text += decode(text)
    else if (close) {
      if (here.name !== name) throw new Error(`</${name}> closes <${here.name}>.`)
      open.pop()
    } else {
      const child = { name: name ?? '', text: '', children: [] }
      here.children.push(child)
      open.push(child)
    }
  }
  const [document] = root.children
  if (!document || open.length !== 1) throw new Error('Not closed.')
  return document
}
const all = (node: Node, name: string): Node[] => node.children.filter((child) => child.name === name)
const textOf = (node: Node | undefined, name: string) => node?.children.find((child) => child.name === name)?.text

/** The order of the elements as the schema lists them, and which of them must not be empty: written again by hand. */
const ARRIVO =
  'idswh! tipoalloggiato! idcapo cognome nome sesso! cittadinanza! statoresidenza! luogoresidenza! datanascita! statonascita comunenascita tipoturismo! mezzotrasporto! canaleprenotazione titolostudio professione esenzioneimposta'
const STRUTTURA = 'apertura! camereoccupate! cameredisponibili! lettidisponibili!'
const PARTENZA = 'idswh! tipoalloggiato! arrivo!'

function follows(node: Node, layout: string): void {
  const wanted = layout.split(' ')
  expect(node.children.map(({ name }) => name)).toEqual(wanted.map((name) => name.replace('!', '')))
  const empty = node.children.filter((child, at) => wanted[at]?.endsWith('!') && child.text === '')
  expect(empty).toEqual([])
}

const guest = (id: string, change: Partial<Cliente> = {}): Cliente => ({
  id,
  tipo: '17',
  sesso: 'M',
  nascita: '1980-01-01',
  cittadinanza: '100000100',
  residenza: { stato: '100000100', luogo: '412058091', provincia: 'RM' },
  statoNascita: '100000100',
  comuneNascita: '412058091',
  ...change,
})
const stay: Soggiorno = {
  id: 's1',
  arrivo: '2026-06-01',
  partenza: '2026-06-02',
  camere: ['1', '2'],
  turismo: 'Culturale',
  mezzo: 'Auto',
  canale: 'Diretta web',
  clienti: [
    guest('1002', {
      tipo: '19',
      capo: '1001',
      sesso: 'F',
      nascita: '1982-03-15',
      cittadinanza: '100000216',
      statoNascita: '100000216',
      comuneNascita: undefined,
    }),
    guest('1001'),
  ],
}
const input: Ross1000Input = {
  struttura: { codice: 'G00001', prodotto: 'Bottega', camere: 10, letti: 20, chiusure: ['2026-06-03'] },
  soggiorni: [stay],
  dal: '2026-06-01',
  al: '2026-06-03',
}
const built = (change: Partial<Ross1000Input> = {}) => {
  const result = buildRoss1000({ ...input, ...change })
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'))
  return result.file
}
const problems = (change: Partial<Soggiorno> = {}, cliente: Partial<Cliente> = {}, more: Partial<Ross1000Input> = {}) => {
  const result = buildRoss1000({ ...input, soggiorni: [{ ...stay, clienti: [guest('1', cliente)], ...change }], ...more })
  return result.ok ? [] : result.problems.map(({ path, message }) => [path, message])
}

describe('the file', () => {
  const root = readXml(built().text)
  const days = all(root, 'movimento')

  it('has every day, closed ones too, in order', () => {
    expect(root.children.map(({ name }) => name)).toEqual(['codice', 'prodotto', 'movimento', 'movimento', 'movimento'])
    expect(days.map((day) => textOf(day, 'data'))).toEqual(['20260601', '20260602', '20260603'])
    const houses = days.map((day) => all(day, 'struttura')[0]?.children.map(({ text }) => text))
    expect(houses).toEqual([
      ['SI', '2', '10', '20'],
      ['SI', '0', '10', '20'],
      ['NO', '0', '0', '0'],
    ])
  })

  it('sends the head before the member, and both away', () => {
    const arrivals = all(days[0] ?? root, 'arrivi')[0]?.children ?? []
    expect(arrivals.map((arrivo) => [textOf(arrivo, 'idswh'), textOf(arrivo, 'tipoalloggiato'), textOf(arrivo, 'idcapo')])).toEqual([
      ['1001', '17', ''],
      ['1002', '19', '1001'],
    ])
    expect(arrivals.map((arrivo) => textOf(arrivo, 'datanascita'))).toEqual(['19800101', '19820315'])
    const departures = all(days[1] ?? root, 'partenze')[0]?.children ?? []
    expect(departures.map(({ children }) => children.map(({ text }) => text))).toEqual([
      ['1002', '19', '20260601'],
      ['1001', '17', '20260601'],
    ])
  })

  it('takes back what was sent by mistake', () => {
    const day = all(
      readXml(built({ eliminazioni: [{ giorno: '2026-06-02', cliente: '900', tipo: '16', arrivo: '2026-05-30' }] }).text),
      'movimento',
    )[1]
    expect(day?.children.map(({ name }) => name)).toEqual(['data', 'struttura', 'partenze', 'rettifiche'])
    expect(day && all(day, 'rettifiche')[0]?.children[0]?.children.map(({ text }) => text)).toEqual(['900', '16', '20260530'])
  })

  it('has a name, and shortens our ids to what is unique in them', () => {
    expect(built().name).toBe('ross1000-G00001-2026-06-01-2026-06-03.xml')
    const file = built({ soggiorni: [{ ...stay, clienti: [guest('cliente_0mi8abcde1234567')] }] })
    expect(file.text).toContain('<idswh>0mi8abcde1234567</idswh>')
  })
})

describe('what is wrong', () => {
  it.each<[Partial<Soggiorno>, Partial<Cliente>, string, string]>([
    [
      {},
      { cittadinanza: 'ITA' },
      'soggiorni.0.clienti.0.cittadinanza',
      'Soggiorno 1, ospite 1: la cittadinanza non è uno stato dell’elenco. Scegli di nuovo.',
    ],
    [
      {},
      { nascita: '2001-02-29' },
      'soggiorni.0.clienti.0.nascita',
      'Soggiorno 1, ospite 1: la data di nascita non è nel calendario o viene dopo l’arrivo.',
    ],
    [
      {},
      { residenza: { stato: '100000216', luogo: ' ' } },
      'soggiorni.0.clienti.0.residenza.luogo',
      'Soggiorno 1, ospite 1: manca il luogo di residenza.',
    ],
    [
      {},
      { residenza: { stato: '100000100', luogo: 'Roma' } },
      'soggiorni.0.clienti.0.residenza.luogo',
      'Soggiorno 1, ospite 1: per chi è in Italia il luogo di residenza è un comune dell’elenco. Scegli di nuovo.',
    ],
    [
      {},
      { residenza: { stato: '100000216', luogo: 'x'.repeat(31) } },
      'soggiorni.0.clienti.0.residenza.luogo',
      'Soggiorno 1, ospite 1: il luogo di residenza può avere al massimo 30 caratteri.',
    ],
    [
      {},
      { tipo: '19' },
      'soggiorni.0.clienti.0.capo',
      'Soggiorno 1, ospite 1: come familiare o membro di gruppo ha bisogno del suo capo. Sceglilo fra gli ospiti.',
    ],
    [{}, { cittadinanza: '' }, 'soggiorni.0.clienti.0.cittadinanza', 'Soggiorno 1, ospite 1: manca la cittadinanza.'],
    [{}, { sesso: '' }, 'soggiorni.0.clienti.0.sesso', 'Soggiorno 1, ospite 1: manca il sesso.'],
    [{}, { nascita: '', chi: 'Anna Ferri' }, 'soggiorni.0.clienti.0.nascita', 'Anna Ferri: manca la data di nascita.'],
    [
      {},
      { residenza: { stato: '', luogo: '' } },
      'soggiorni.0.clienti.0.residenza.stato',
      'Soggiorno 1, ospite 1: manca lo stato di residenza.',
    ],
    [{ partenza: '2026-05-01' }, {}, 'soggiorni.0.partenza', 'Soggiorno 1: la partenza, 01/05/2026, viene prima dell’arrivo, 01/06/2026.'],
    [
      { clienti: [guest('1'), guest('1')] },
      {},
      'soggiorni.0.clienti.1.id',
      'Soggiorno 1, ospite 2: compare due volte. Ogni ospite di ogni soggiorno ha il suo numero.',
    ],
    [
      { camere: Array.from({ length: 11 }, (_, n) => `${n}`) },
      {},
      'giorni.2026-06-01',
      'Il 01/06/2026 risultano 11 camere occupate su 10. Controlla le prenotazioni di quel giorno.',
    ],
    [
      { partenza: '2026-06-05' },
      {},
      'giorni.2026-06-03',
      'Il 03/06/2026 la struttura risulta chiusa ma c’è un ospite. Togli la chiusura o correggi le date.',
    ],
  ])('%j %j', (change, cliente, path, message) => {
    expect(problems(change, cliente)).toContainEqual([path, message])
  })

  it('is said of the house and of the period too', () => {
    const struttura = { ...input.struttura, codice: ' ', prodotto: '', camere: 0 }
    expect(problems({}, {}, { struttura }).map(([path]) => path)).toEqual(
      expect.arrayContaining(['struttura.codice', 'struttura.prodotto', 'struttura.camere']),
    )
    expect(problems({}, {}, { dal: '2026-06-04' }).map(([path]) => path)).toEqual(['dal'])
  })

  it('names a head who arrives after the member', () => {
    const head = { ...stay, id: 's2', arrivo: '2026-06-02', partenza: '2026-06-03', clienti: [guest('h')] }
    const result = buildRoss1000({ ...input, soggiorni: [{ ...stay, clienti: [guest('m', { tipo: '19', capo: 'h' })] }, head] })
    expect(result).toMatchObject({ ok: false, problems: [{ path: 'soggiorni.0.clienti.0.capo' }] })
  })
})

const byText = (a: string, b: string) => (a < b ? -1 : 1)
const anyStays = fc
  .array(
    fc.record({
      from: fc.integer({ min: -5, max: 32 }),
      nights: fc.integer({ min: 0, max: 9 }),
      members: fc.integer({ min: 0, max: 3 }),
      turismo: fc.constantFrom(...TIPI_TURISMO),
      mezzo: fc.constantFrom(...MEZZI_TRASPORTO),
      canale: fc.constantFrom(...CANALI_PRENOTAZIONE),
      luogo: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
        .filter((luogo) => escapeXml(luogo) !== '' && luogo.trim() !== '' && luogo.length <= 30),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ from, nights, members, luogo, ...rest }, n): Soggiorno => {
      const residenza = { stato: '100000215', luogo }
      const head = guest(`${n}`, { residenza })
      const family = Array.from({ length: members }, (_, at) => guest(`${n}.${at}`, { tipo: '19', capo: `${n}`, residenza }))
      const arrivo = addDays('2028-02-01', from)
      return { id: `${n}`, arrivo, partenza: addDays(arrivo, nights), camere: [`${n}`], clienti: [...family, head], ...rest }
    }),
  )

describe('any stays', () => {
  it('are read back: every arrival and departure on its day, heads first, nothing empty that is asked', () => {
    fc.assert(
      fc.property(anyStays, (soggiorni) => {
        const { text, bytes } = built({ soggiorni, dal: '2028-02-01', al: '2028-02-29' })
        expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(text)
        const days = all(readXml(text), 'movimento')
        expect(days).toHaveLength(29)
        const sent = new Set<string>()
        days.forEach((day, n) => {
          const data = addDays('2028-02-01', n)
          all(day, 'struttura').forEach((node) => follows(node, STRUTTURA))
          const arrivals = all(day, 'arrivi').flatMap(({ children }) => children)
          const departures = all(day, 'partenze').flatMap(({ children }) => children)
          arrivals.forEach((node) => {
            follows(node, ARRIVO)
            const capo = textOf(node, 'idcapo')
            expect(!capo || sent.has(capo) || soggiorni[Number(capo)]?.arrivo.startsWith('2028-01')).toBe(true)
            sent.add(textOf(node, 'idswh') ?? '')
            const source = soggiorni[Number(textOf(node, 'idswh')?.split('.')[0])]
            expect(textOf(node, 'luogoresidenza')).toBe(source?.clienti[0]?.residenza.luogo.trim())
            expect(textOf(node, 'tipoturismo')).toBe(source?.turismo)
          })
          departures.forEach((node) => follows(node, PARTENZA))
          const overnight = soggiorni.filter(({ arrivo, partenza }) => arrivo < partenza)
          const ids = (stays: Soggiorno[]) => stays.flatMap(({ clienti }) => clienti.map(({ id }) => id)).toSorted(byText)
          expect(arrivals.map((node) => textOf(node, 'idswh') ?? '').toSorted(byText)).toEqual(
            ids(overnight.filter(({ arrivo }) => arrivo === data)),
          )
          expect(departures.map((node) => textOf(node, 'idswh') ?? '').toSorted(byText)).toEqual(
            ids(overnight.filter(({ partenza }) => partenza === data)),
          )
        })
      }),
      { numRuns: 40 },
    )
  })
})

describe('writeXml', () => {
  it('carries any text there and back, but for what XML cannot hold', () => {
    expect(escapeXml('<a & "b">\r')).toBe('&lt;a &amp; "b"&gt;&#13;')
    expect(escapeXml('a\u0000\u001fb\ud800')).toBe('ab\ufffd')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const possible = text.toWellFormed().replace(/\p{Cc}|[\ufffe\uffff]/gu, (sign) => (/[\t\n\r\u007f-\u009f]/.test(sign) ? sign : ''))
        expect(readXml(writeXml({ name: 'a', content: text })).text).toBe(possible)
      }),
    )
  })
})
