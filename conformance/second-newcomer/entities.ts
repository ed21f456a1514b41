import * as k from '../../src/kernel/describe.ts'

export const { groups, restricted } = k.defineGroups({ identita: 'Documenti d’identità' })

export const daFatturare = [k.eq('stato', 'reso'), k.empty('fattura')] as const

export const cliente = k.defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: k.text('Nome'),
    telefono: k.phone(),
    documento: restricted(k.optional(k.text('Documento d’identità', { hint: 'Tipo e numero.' })), 'identita'),
    da_fatturare: k.counted('Da fatturare', { entity: 'noleggio', by: 'cliente', where: daFatturare }),
  },
  table: ['nome', 'telefono', 'documento', 'da_fatturare'],
})

export const attrezzo = k.defineEntity({
  name: 'attrezzo',
  label: { one: 'Attrezzo', many: 'Attrezzi', gender: 'm' },
  fields: {
    codice: k.code('Codice', { max: 12 }),
    nome: k.text('Nome'),
    posto: k.text('Posto in magazzino', { short: 'Posto', placeholder: 'Corsia A, scaffale 3' }),
    prezzo: k.price('Prezzo al giorno'),
    stato: k.status('Stato', 'pronto', {
      pronto: { label: 'Pronto', tone: 'success', next: ['officina', 'dismesso'], verb: 'Rimetti a posto' },
      officina: { label: 'In officina', tone: 'warning', next: ['pronto', 'dismesso'], verb: 'Manda in officina' },
      dismesso: { label: 'Dismesso', tone: 'neutral', next: [], verb: 'Dismetti' },
    }),
  },
  title: ['codice', 'nome'],
  table: ['codice', 'nome', 'posto', 'prezzo', 'stato'],
  unique: [['codice']],
})

export const noleggio = k.defineEntity({
  name: 'noleggio',
  label: { one: 'Noleggio', many: 'Noleggi', gender: 'm' },
  fields: {
    cliente: k.reference('Cliente', 'cliente'),
    attrezzo: k.reference('Attrezzo', 'attrezzo', { among: () => [k.ne('stato', 'dismesso')] }),
    dal: k.date('Dal', { near: { past: 30, future: 180 } }),
    giorni: k.integer('Giorni', { min: 1, max: 90, unit: ['giorno', 'giorni'] }),
    al: k.derived(k.date('Al'), k.dayAfter('dal', k.minus('giorni', 1))),
    prezzo: k.price('Prezzo al giorno'),
    importo: k.derived(k.money('Importo'), k.times('giorni', 'prezzo')),
    cauzione: k.optional(k.money('Cauzione')),
    fattura: k.optional(k.reference('Fattura', 'fattura')),
    stato: k.status('Stato', 'richiesto', {
      richiesto: { label: 'Richiesto', tone: 'neutral', next: ['consegnato', 'annullato'] },
      consegnato: { label: 'Consegnato', tone: 'primary', next: ['reso'], begun: true, requires: ['cauzione'], verb: 'Consegna' },
      reso: { label: 'Reso', tone: 'success', next: [], freed: true, verb: 'Ritira', shows: ['cauzione', 'importo'] },
      annullato: { label: 'Annullato', tone: 'destructive', next: ['richiesto'], away: true, verb: 'Annulla' },
    }),
  },
  title: ['attrezzo', 'dal'],
  table: ['dal', 'al', 'attrezzo', 'cliente', 'importo', 'cauzione', 'stato', 'fattura'],
  form: [{ fields: ['cliente', 'attrezzo', 'dal', 'giorni', 'prezzo', 'cauzione'] }],
  sort: [k.near('dal')],
  span: { from: 'dal', lasts: 'giorni', lane: 'attrezzo' },
  exclusive: { says: (_, when) => `è già noleggiato ${when}` },
  prefill: ({ today }) => ({ dal: today, giorni: 1 }),
  proposes: async (draft, read) => {
    const row = draft.attrezzo ? await read.get('attrezzo', draft.attrezzo) : undefined
    const prezzo = row && k.rowOf(attrezzo, row).prezzo
    return prezzo ? { prezzo, cauzione: k.euro((prezzo * 3) / 100) } : {}
  },
  rules: [
    {
      field: 'attrezzo',
      message: 'L’attrezzo non è pronto: scegline un altro o aspetta che torni.',
      when: [k.oneOf('stato', ['richiesto', 'consegnato']), k.ne('attrezzo.stato', 'pronto')],
    },
  ],
})

const consumabile = k.defineEntity({
  name: 'consumabile',
  label: { one: 'Consumabile', many: 'Consumabili', gender: 'm' },
  fields: {
    nome: k.text('Nome'),
    unita: k.text('Unità', { max: 10, placeholder: 'pezzi' }),
    soglia: k.threshold('Soglia'),
    giacenza: k.summed('Giacenza', { entity: 'movimento', by: 'consumabile', of: 'quantita' }),
  },
  table: ['nome', 'giacenza', 'soglia', 'unita'],
})

const movimento = k.defineEntity({
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    giorno: k.day(),
    consumabile: k.reference('Consumabile', 'consumabile'),
    quantita: k.quantity('Quantità', { min: -1_000_000, hint: 'Sotto zero quello che esce.' }),
  },
  title: ['consumabile', 'giorno'],
  table: ['giorno', 'consumabile', 'quantita'],
  stock: { of: 'consumabile', quantity: 'quantita' },
})

const conto = { amount: 'importo', vat: 'iva' } as const

export const fattura = k.defineEntity({
  name: 'fattura',
  label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
  fields: {
    numero: k.number('Numero', { series: 'FT', per: 'year', of: 'data', on: 'emessa' }),
    data: k.day('Data'),
    cliente: k.reference('Cliente', 'cliente'),
    righe: k.lines(
      'Righe',
      {
        descrizione: k.text('Descrizione'),
        noleggio: k.optional(k.reference('Noleggio', 'noleggio')),
        quantita: k.quantity(),
        prezzo: k.price(),
        iva: k.vat('IVA'),
        importo: k.derived(k.money('Importo'), k.times('quantita', 'prezzo')),
      },
      { summary: ({ descrizione }) => descrizione, totals: ['imponibile', 'imposta', 'totale'], starts: { quantita: 1, iva: '22' } },
    ),
    imponibile: k.derived(k.money('Imponibile'), k.taxableOf('righe', conto)),
    imposta: k.derived(k.money('Imposta'), k.taxOf('righe', conto)),
    totale: k.derived(k.total(), k.totalOf('righe', conto)),
    stato: k.status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa'] },
      emessa: { label: 'Emessa', tone: 'primary', next: ['pagata'], verb: 'Emetti', paper: 'fattura', shows: ['totale'] },
      pagata: { label: 'Pagata', tone: 'success', next: [], verb: 'Segna pagata' },
    }),
  },
  title: ['numero', 'cliente'],
  untitled: 'Bozza',
  table: ['numero', 'data', 'cliente', 'imponibile', 'totale', 'stato'],
  board: 'stato',
})

export const entities = [cliente, attrezzo, noleggio, consumabile, movimento, fattura] as const
