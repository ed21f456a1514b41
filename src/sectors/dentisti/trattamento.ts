import * as k from '../../kernel/describe.ts'

export const branche = {
  visita: 'Visita',
  igiene: 'Igiene e prevenzione',
  conservativa: 'Conservativa',
  endodonzia: 'Endodonzia',
  protesi: 'Protesi',
  chirurgia: 'Chirurgia',
  implantologia: 'Implantologia',
  ortodonzia: 'Ortodonzia',
} as const

/** What the practice does and what it asks for it: the price list. */
export const trattamento = k.defineEntity({
  name: 'trattamento',
  label: { one: 'Trattamento', many: 'Trattamenti', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80 }),
    branca: k.choice('Branca', branche, {
      synonyms: ['categoria', 'tipo'],
      also: {
        visita: ['controllo'],
        igiene: ['pulizia', 'detartrasi', 'ablazione'],
        conservativa: ['otturazioni'],
        endodonzia: ['devitalizzazioni', 'canalari'],
        protesi: ['corone', 'dentiere'],
        chirurgia: ['estrazioni'],
        implantologia: ['impianti'],
        ortodonzia: ['apparecchi'],
      },
    }),
    prezzo: k.price('Prezzo', { each: true, synonyms: ['tariffa', 'prezzo di listino', 'costo', 'quanto viene'] }),
    minuti: k.lasts('Durata', { min: 15, max: 480, noun: { gender: 'f' }, synonyms: ['durano', 'quanto tempo', 'quanto ci vuole'] }),
    richiamo: k.optional(
      k.integer('Richiamo dopo', {
        min: 1,
        max: 36,
        unit: ['mese', 'mesi'],
        short: 'Richiamo',
        hint: 'Quando è fatto, il paziente va richiamato dopo tanti mesi.',
      }),
    ),
  },
  unique: [['nome']],
  synonyms: ['listino', 'tariffario', 'cura', 'prestazione', 'trattamento'],
  makes: ['aggiungi', 'inserisci'],
  sort: [k.asc('branca'), k.asc('nome')],
  table: ['nome', 'branca', 'prezzo', 'minuti', 'richiamo'],
  prefill: () => ({ minuti: 45 }),
})
