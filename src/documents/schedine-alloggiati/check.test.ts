import { beforeAll, describe, expect, it } from 'vitest'
import { checkSchedine } from './check.ts'
import { isMinor } from './check-ospite.ts'
import type { Ospite } from './ospite.ts'
import { loadTables, type Tables } from './tables.ts'

const TODAY = '2026-11-21'
let tables: Tables
beforeAll(async () => {
  tables = await loadTables()
})

const documento = { tipo: 'IDELE', numero: 'CA12345AB', luogoRilascio: '412058091' }
const lucia: Ospite = {
  id: 'a',
  tipo: '16',
  arrivo: TODAY,
  notti: 3,
  cognome: 'Bianchi',
  nome: 'Lucia',
  sesso: 'F',
  nascita: '1985-04-03',
  luogoNascita: '412058091',
  cittadinanza: '100000100',
  documento,
}
const check = (...ospiti: Ospite[]) => checkSchedine(ospiti, { tables, today: TODAY })
const problemsOf = (change: Partial<Ospite>) => check({ ...lucia, ...change }).problems.map(({ path, message }) => [path.slice(9), message])

describe('a guest without faults', () => {
  it('has nothing to be said', () => {
    expect(check(lucia)).toEqual({ problems: [], warnings: [] })
  })
})

describe('what is wrong is named with the person and the field', () => {
  it.each<[Partial<Ospite>, string, string]>([
    [
      { cognome: ' ' },
      'cognome',
      'Lucia: manca il cognome. Il portale vuole cognome e nome: se il documento ne porta uno solo, chiedi alla questura come scriverlo.',
    ],
    [
      { cognome: 'Bianchi2' },
      'cognome',
      'Lucia Bianchi2: il cognome contiene «2», che il portale non accetta. Scrivilo con lettere, apostrofi e trattini.',
    ],
    [
      { nome: 'محمد' },
      'nome',
      'محمد Bianchi: il nome è in caratteri arabi. Copialo in lettere latine dal passaporto: è nella riga in basso, fra i segni «<».',
    ],
    [
      { nome: 'x'.repeat(31), cognome: 'Y' },
      'nome',
      `${'x'.repeat(31)} Y: il nome può avere al massimo 30 caratteri (ora sono 31). Abbrevialo come sul documento.`,
    ],
    [
      { nome: 'ß'.repeat(16), cognome: 'Y' },
      'nome',
      `${'ß'.repeat(16)} Y: il nome può avere al massimo 30 caratteri (ora sono 32). Abbrevialo come sul documento.`,
    ],
    [{ sesso: '' }, 'sesso', 'Lucia Bianchi: scegli il sesso, maschio o femmina.'],
    [{ arrivo: '' }, 'arrivo', 'Lucia Bianchi: manca la data di arrivo.'],
    [
      { arrivo: '2026-02-30' },
      'arrivo',
      'Lucia Bianchi: la data di arrivo non è nel calendario. Scrivi giorno, mese e anno, per esempio 21/11/2026.',
    ],
    [
      { arrivo: '2026-11-22' },
      'arrivo',
      'Lucia Bianchi: la data di arrivo, 22/11/2026, è nel futuro. La schedina si invia dal giorno dell’arrivo.',
    ],
    [
      { arrivo: '2026-11-19' },
      'arrivo',
      'Lucia Bianchi: la data di arrivo, 19/11/2026, è passata da più di un giorno. Il portale accetta solo oggi e ieri: senti la questura.',
    ],
    [
      { notti: 0 },
      'notti',
      'Lucia Bianchi: i giorni di permanenza devono essere un numero intero da 1 a 30. Per chi arriva e parte in giornata scrivi 1.',
    ],
    [
      { notti: Number.NaN },
      'notti',
      'Lucia Bianchi: i giorni di permanenza devono essere un numero intero da 1 a 30. Per chi arriva e parte in giornata scrivi 1.',
    ],
    [
      { notti: 31 },
      'notti',
      'Lucia Bianchi: la permanenza può essere al massimo di 30 giorni (ora sono 31). Scrivi 30: per i giorni dopo si fa una nuova schedina, con l’arrivo dal giorno 31.',
    ],
    [{ nascita: '2027-01-01' }, 'nascita', 'Lucia Bianchi: la data di nascita è nel futuro.'],
    [
      { nascita: '2001-02-29' },
      'nascita',
      'Lucia Bianchi: la data di nascita non è nel calendario. Scrivi giorno, mese e anno, per esempio 21/11/2026.',
    ],
    [{ nascita: '1899-02-28' }, 'nascita', 'Lucia Bianchi: la data di nascita dà più di 120 anni. Controlla l’anno.'],
    [{ luogoNascita: '' }, 'luogoNascita', 'Lucia Bianchi: manca il luogo di nascita.'],
    [
      { luogoNascita: 'Roma' },
      'luogoNascita',
      'Lucia Bianchi: il luogo di nascita non è nelle tabelle della Polizia. Scrivi il nome e scegli dall’elenco.',
    ],
    [
      { luogoNascita: '100000100' },
      'luogoNascita',
      'Lucia Bianchi: chi è nato in Italia ha bisogno del comune di nascita, non solo dello stato.',
    ],
    [
      { luogoNascita: '416072005', nascita: '2010-01-01', documento: undefined, tipo: '16' },
      'luogoNascita',
      'Lucia Bianchi: il luogo di nascita Andria (BA), fino al 26/07/2009 non esisteva più alla data di nascita. Scegli il comune o lo stato di allora.',
    ],
    [{ cittadinanza: '412058091' }, 'cittadinanza', 'Lucia Bianchi: la cittadinanza è uno stato: scegli dall’elenco degli stati.'],
    [
      { cittadinanza: '100000210' },
      'cittadinanza',
      'Lucia Bianchi: la cittadinanza Cecoslovacchia, fino al 01/01/1993 non esiste più. Scegli lo stato di oggi.',
    ],
    [{ documento: undefined }, 'documento', 'Lucia Bianchi: manca il documento. Servono tipo, numero e luogo di rilascio.'],
    [
      { documento: { ...documento, tipo: 'PASSP' } },
      'documento.tipo',
      'Lucia Bianchi: il tipo di documento non è nella tabella della Polizia. Scegli dall’elenco.',
    ],
    [{ documento: { ...documento, numero: '' } }, 'documento.numero', 'Lucia Bianchi: manca il numero del documento.'],
    [
      { documento: { ...documento, numero: 'ЖЗ12' } },
      'documento.numero',
      'Lucia Bianchi: il numero del documento contiene «Ж», «З». Servono solo lettere e cifre.',
    ],
    [
      { documento: { ...documento, luogoRilascio: '' } },
      'documento.luogoRilascio',
      'Lucia Bianchi: manca il luogo di rilascio del documento.',
    ],
    [
      { documento: { ...documento, luogoRilascio: '100000999' } },
      'documento.luogoRilascio',
      'Lucia Bianchi: il luogo di rilascio del documento non può essere «apolide»: scegli lo stato.',
    ],
    [
      { tipo: '19' },
      'capo',
      'Lucia Bianchi: come familiare ha bisogno del suo capofamiglia nello stesso file: sceglilo alla voce «Capofamiglia o capogruppo», o registra la persona come ospite singolo (16).',
    ],
  ])('%j', (change, field, message) => {
    expect(problemsOf(change)).toContainEqual([field, message])
  })

  it('counts a baby of today and refuses one of tomorrow', () => {
    expect(problemsOf({ nascita: TODAY }).map(([field]) => field)).not.toContain('nascita')
    expect(problemsOf({ arrivo: '2026-11-20', nascita: TODAY })).toContainEqual([
      'nascita',
      'Lucia Bianchi: la data di nascita viene dopo l’arrivo.',
    ])
  })

  it('takes yesterday, also across the end of a year and of February', () => {
    for (const [today, arrivo] of [
      ['2027-01-01', '2026-12-31'],
      ['2028-03-01', '2028-02-29'],
      ['2027-03-01', '2027-02-28'],
    ] as const)
      expect(checkSchedine([{ ...lucia, arrivo }], { tables, today }).problems).toEqual([])
  })

  it('asks for the apartment in the file of apartments only', () => {
    const options = { tables, today: TODAY, variant: 'file_unico' } as const
    expect(checkSchedine([lucia], options).problems).toMatchObject([{ path: 'ospiti.0.appartamento', code: 'required' }])
    expect(checkSchedine([{ ...lucia, appartamento: '12a' }], options).problems).toMatchObject([{ code: 'invalid' }])
    expect(checkSchedine([{ ...lucia, appartamento: '0' }], options).problems).toEqual([])
  })

  it('says so of an empty list and of too many rows', () => {
    expect(check().problems).toMatchObject([{ path: 'ospiti', message: 'Non c’è nessun ospite da inviare.' }])
    const many = Array.from({ length: 1001 }, (_, at) => ({ ...lucia, id: `${at}` }))
    expect(check(...many).problems.map(({ message }) => message)).toEqual([
      'Il file avrebbe 1.001 righe e il portale ne accetta 1.000. Prepara due file, senza dividere le famiglie.',
    ])
    expect(check(lucia, lucia).problems).toMatchObject([{ path: 'ospiti.1.id' }])
  })
})

describe('places at the day of birth', () => {
  it('takes a code that ceased later, and one of today whatever the day', () => {
    expect(problemsOf({ luogoNascita: '416072005' })).toEqual([])
    expect(problemsOf({ luogoNascita: '416110001' })).toEqual([])
    expect(problemsOf({ luogoNascita: '416072005', nascita: '2009-07-26', tipo: '16' })).toEqual([])
    expect(problemsOf({ luogoNascita: '100000210' })).toEqual([])
  })
})

describe('heads and members', () => {
  const head: Ospite = { ...lucia, tipo: '17' }
  const child: Ospite = { ...lucia, id: 'b', tipo: '19', capo: 'a', nome: 'Ugo', sesso: 'M', nascita: '2020-02-29', documento: undefined }

  it('asks members for no document', () => {
    expect(check(child, head)).toEqual({ problems: [], warnings: [] })
  })

  it('refuses a member under a head of the other kind', () => {
    expect(check(head, child, { ...child, id: 'c', tipo: '20' }).problems.map(({ message }) => message)).toEqual([
      'Ugo Bianchi: come membro gruppo può stare solo con un capogruppo: la persona scelta non lo è.',
    ])
  })

  it('warns of a head alone, of another day, of a minor who heads, of a name written in Greek', () => {
    expect(check(head).warnings).toMatchObject([{ path: 'ospiti.0.tipo' }])
    expect(check(head, { ...child, arrivo: '2026-11-20' }).warnings).toMatchObject([{ path: 'ospiti.1.arrivo' }])
    expect(check({ ...lucia, nascita: '2010-01-01' })).toMatchObject({ problems: [], warnings: [{ path: 'ospiti.0.tipo' }] })
    expect(check({ ...lucia, cognome: 'Παπαδοπούλου' }).warnings.map(({ message }) => message)).toEqual([
      'Lucia Παπαδοπούλου: il cognome sarà scritto «PAPADOPOULOU». Controlla che sia come sul documento.',
    ])
  })

  it('tells a minor without document the way out', () => {
    expect(problemsOf({ nascita: '2012-02-29', documento: undefined })).toEqual([
      [
        'documento',
        'Lucia Bianchi: manca il documento. A un minore che viaggia in famiglia o in gruppo non serve: scegli familiare (19) o membro di gruppo (20).',
      ],
    ])
  })
})

describe('isMinor', () => {
  it.each([
    ['2008-02-29', '2026-02-27', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-11-22', '2026-11-21', true],
    ['2008-11-21', '2026-11-21', false],
  ])('born %s, on %s: %s', (nascita, onDay, minor) => {
    expect(isMinor(nascita, onDay)).toBe(minor)
  })
})
