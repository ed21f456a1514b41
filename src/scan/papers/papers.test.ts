import { describe, expect, it } from 'vitest'
import { codiceFiscale } from '../../kernel/italian/codice-fiscale.ts'
import { recogniseText } from '../recognise-text.ts'
import type { RecognisedKey } from '../read-text.ts'
import { asNre } from './prescription.ts'

const TODAY = '2026-11-21'
const VAT = '00743110157'
const OTHER_VAT = '12345678903'
const read = async (text: string) => {
  const { paper, values } = await recogniseText({ text }, TODAY)
  const of = (key: RecognisedKey) => values[key] && [values[key].value, values[key].proof]
  return { paper, values, of }
}

describe('the front of an identity card', () => {
  it('is read with its labels over the values, and nothing of it is called checked', async () => {
    const { paper, values, of } = await read(
      [
        'REPUBBLICA ITALIANA      CARTA DI IDENTITÀ / IDENTITY CARD      CA54782DY',
        'COMUNE DI / MUNICIPALITY',
        'VERONA',
        'COGNOME / SURNAME',
        'FERRARI',
        'NOME / NAME',
        'ANNA MARIA',
        'LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH',
        'ROMA (RM) 18.07.1977',
        'SESSO/SEX   STATURA/HEIGHT   CITTADINANZA/NATIONALITY',
        'F           168              ITA',
        'EMISSIONE / ISSUING    SCADENZA / EXPIRY',
        '15.08.2022             18.07.2032',
      ].join('\n'),
    )
    expect(paper).toBe('carta_identita')
    expect(Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]))).toEqual({
      documentNumber: 'CA54782DY',
      lastName: 'Ferrari',
      firstName: 'Anna Maria',
      birthDate: '1977-07-18',
      birthPlace: 'Roma (RM)',
      sex: 'F',
      expiryDate: '2032-07-18',
      nationality: 'ITALIA',
      issuer: 'ITALIA',
      documentType: 'IDELE',
    })
    expect(of('birthDate')?.[1]).toBe('unchecked')
    expect(Object.values(values).filter(({ proof }) => proof === 'checked')).toEqual([])
  })
})

describe('the front of a driving licence', () => {
  const licence = (lines: readonly string[]) => read(['PATENTE DI GUIDA   REPUBBLICA ITALIANA', ...lines].join('\n'))

  it('is read by its numbered lines', async () => {
    const { paper, of } = await licence([
      '1. DE LUCA',
      '2. ORESTE',
      '3. 06.07.1997 MILANO (MI)',
      '4a. 06.09.2025   4c. MIT-UCO',
      '4b. 06.07.2037',
      '5. U1Z825403S',
    ])
    expect(paper).toBe('patente')
    expect([of('lastName'), of('firstName'), of('birthDate'), of('expiryDate')].map((one) => one?.[0])).toEqual([
      'De Luca',
      'Oreste',
      '1997-07-06',
      '2037-07-06',
    ])
    expect([of('documentNumber')?.[0], of('birthPlace')?.[0], of('documentType')?.[0]]).toEqual(['U1Z825403S', 'Milano (MI)', 'PG'])
  })

  it('tells the century of years of two digits: births have been, ends are to come', async () => {
    const { of } = await licence(['1 ROSSI', '2 LEONARDO', '3 11/08/59 ROMA (RM)', '4a 16/03/15  4b 11/08/27', '5 NA2446093K'])
    expect([of('birthDate')?.[0], of('expiryDate')?.[0]]).toEqual(['1959-08-11', '2027-08-11'])
  })
})

describe('a visiting card', () => {
  it.each([
    ['Paolo D’Angelo', 'D’Angelo with his sign'],
    ['Chiara De Santis', 'a particle'],
    ['Jürgen Müller', 'umlauts'],
    ['Anna Maria Costa', 'two given names'],
  ])('names the person and not the firm: %s', async (name) => {
    const { paper, of } = await read(
      `Officine del Po S.r.l.\n\n${name}\nDirettore tecnico\nCorso Vittorio Emanuele ll 130\n37121 Verona (VR)\nTel. 071 7869959\ninfo@example.it`,
    )
    expect([paper, of('name')?.[0], of('firm')?.[0]]).toEqual(['biglietto', name, 'Officine del Po S.r.l.'])
    expect(of('address')?.[0]).toBe('Corso Vittorio Emanuele II 130, 37121 Verona (VR)')
  })

  it.each([
    ['Vetreria Sammarini S.r.l.\nNiccolò Lo Presti – Responsabile commerciale', 'Niccolò Lo Presti', 'a profession after it'],
    ['Termoidraulica Adige\nElena Dall’Oglio', 'Elena Dall’Oglio', 'a firm without its form above it'],
    ['STUDIO VERDI\nDott. Ing. Marco Bianchi', 'Marco Bianchi', 'titles before it'],
    ['Niccolo Costa\nTitolare', 'Niccolò Costa', 'an accent that was not read'],
    ['Anna\nMaria Costa\nArchitetto', 'Anna Maria Costa', 'two lines'],
  ])('names the person: %j', async (head, name) => {
    expect((await read(`${head}\nTel. 071 7869959\ninfo@example.it`)).of('name')?.[0]).toBe(name)
  })

  it('reads an e-mail that goes on in the next line of its column, or was parted at its dot', async () => {
    const columns = 'Marco Bianchi\nVia Roma 1        oreste.fabbri@studio-\n37121 Verona (VR)   verdi.example.it'
    expect((await read(columns)).of('email')?.[0]).toBe('oreste.fabbri@studio-verdi.example.it')
    expect((await read('Marco Bianchi\njacopo. rossi@example.it')).of('email')?.[0]).toBe('jacopo.rossi@example.it')
    expect((await read('Marco Bianchi\nTel. info@example.it')).of('email')?.[0]).toBe('info@example.it')
  })

  it('puts a province right that is not that of the only comune of the name', async () => {
    const card = (place: string) => read(`Marco Bianchi\nViale dei Tigli 75\n${place}\nTel. 071 7869959`)
    expect((await card('50122 Firenze (FL)')).of('address')?.[0]).toBe('Viale dei Tigli 75, 50122 Firenze (FI)')
    expect((await card('50122 Fire nze (FI)')).of('address')?.[0]).toBe('Viale dei Tigli 75, 50122 Firenze (FI)')
    expect((await card('50122 Quiproquo (FL)')).of('address')?.[0]).toBe('Viale dei Tigli 75, 50122 Quiproquo (FL)')
  })

  it('proves a name that the e-mail repeats letter by letter, and no other', async () => {
    expect((await read('Marco Bianchi\nmarco.bianchi@example.it')).of('name')).toEqual(['Marco Bianchi', 'checked'])
    expect((await read('Marco Bianchi\ninfo@example.it')).of('name')).toEqual(['Marco Bianchi', 'unchecked'])
  })
})

describe('a supplier’s invoice', () => {
  const invoice = (sums: readonly string[], head = `P.IVA ${VAT}               P.IVA ${OTHER_VAT}`) =>
    read(
      [
        'Ricambi Adriatica S.r.l.        Spett.le',
        'Via Roma 1                      Officina Bianchi S.n.c.',
        head,
        'Fattura n. 118/2026 del 04/04/2026',
        ...sums,
      ].join('\n'),
    )

  it('says who sent it, its number, day and sums; a sum that adds up proves itself', async () => {
    const { paper, of } = await invoice(['Imponibile 1.939,37', 'IVA 22% 426,66', 'Totale fattura € 2.366,03'])
    expect(paper).toBe('fattura')
    expect(of('firm')?.[0]).toBe('Ricambi Adriatica S.r.l.')
    expect(of('vatNumber')).toEqual([VAT, 'checked'])
    expect([of('paperNumber')?.[0], of('date')?.[0]]).toEqual(['118/2026', '2026-04-04'])
    expect([of('taxable'), of('tax'), of('price')]).toEqual([
      ['1.939,37', 'checked'],
      ['426,66', 'checked'],
      ['2.366,03', 'checked'],
    ])
  })

  it('calls no sum checked that does not add up', async () => {
    const { of } = await invoice(['Imponibile 1.939,37', 'IVA 22% 426,56', 'Totale fattura € 2.366,08'])
    expect([of('taxable')?.[1], of('tax')?.[1], of('price')?.[1]]).toEqual(['unchecked', 'unchecked', 'unchecked'])
  })

  it('does not call the customer’s number the supplier’s, though its digits hold', async () => {
    const { of } = await invoice(['Totale fattura € 10,00'], `                                P.IVA ${OTHER_VAT}`)
    expect(of('vatNumber')?.[1]).not.toBe('checked')
  })

  it('reads a transport document, which has no sums', async () => {
    const { paper, of } = await read(
      `Edil Nord S.p.A.\nP.IVA ${VAT}\nDOCUMENTO DI TRASPORTO\nNumero: 77/A\nData: 03/02/2026\nDestinatario\nStudio Moroni`,
    )
    expect([paper, of('paperNumber')?.[0], of('date')?.[0], of('price')]).toEqual(['fattura', '77/A', '2026-02-03', undefined])
  })
})

describe('a registration document', () => {
  it('gives plate, chassis number and first registration; what is printed twice alike is proven', async () => {
    const { paper, of } = await read(
      'DOCUMENTO UNICO   FD123KL\n(A) Targa: FD123KL\n(B) Prima immatricolazione: 12/03/2015\n(E) Telaio: ZFA31200000123456\n(I) 20/05/2018',
    )
    expect(paper).toBe('circolazione')
    expect([of('plate'), of('vin'), of('firstRegistration')]).toEqual([
      ['FD123KL', 'checked'],
      ['ZFA31200000123456', 'unchecked'],
      ['2015-03-12', 'unchecked'],
    ])
  })

  it('reads codes without words, and letters where a plate has letters', async () => {
    const { of } = await read('CARTA DI CIRCOLAZIONE\nA. FD1Z3KL\nB. 12.03.2015\nE. ZFA3120000O123456')
    expect([of('plate'), of('vin')?.[0], of('firstRegistration')?.[0]]).toEqual([
      ['FD123KL', 'unchecked'],
      'ZFA31200000123456',
      '2015-03-12',
    ])
  })
})

describe('a prescription', () => {
  const code = codiceFiscale({ cognome: 'Di Maria', nome: 'Rosa', sesso: 'F', nascita: '1980-01-01', luogo: 'H501' })

  it('gives its number in two pieces, the codice fiscale, and the name in the order that the code tells', async () => {
    const { paper, of } = await read(
      `RICETTA ELETTRONICA - PROMEMORIA PER L'ASSISTITO\n*0500A*        *4085356773*\nCOGNOME E NOME/INIZIALI DELL'ASSISTITO: DI MARIA ROSA\n*${code}*\nCOGNOME E NOME DEL MEDICO: CONTI PIETRO`,
    )
    expect(paper).toBe('ricetta')
    expect([of('nre'), of('fiscalCode'), of('name')?.[0], of('lastName')?.[0]]).toEqual([
      ['0500A4085356773', 'unchecked'],
      [code, 'checked'],
      'Rosa Di Maria',
      'Di Maria',
    ])
  })

  it.each([
    [
      'Ricetta dematerializzata\nNRE: 0500A4085356773\nGentile paziente, la ricetta è pronta.\nPer Rosa Di Maria',
      'no label before the name',
    ],
    ["SERVIZIO SANITARIO NAZIONALE\nPRESCRIZIONE\nCOGNOME E NOME DELL'ASSISTITO (o iniziali)\nDI MARIA ROSA\n*0500A4085356773*", 'red'],
    ['RICETTA MEDICA\nDott. CONTI LAURA\nSig.ra Rosa Di Maria', 'white'],
  ])('finds the name that the code spells: %j', async (text) => {
    const { paper, of } = await read(`${text}\nCodice fiscale ${code}`)
    expect([paper, of('name'), of('firstName')?.[0]]).toEqual(['ricetta', ['Rosa Di Maria', 'unchecked'], 'Rosa'])
  })

  it('takes no title of the form for a name, and no star beside a number for its first sign', async () => {
    const { of } = await read(
      'Promemoria per l’assistito      SERVIZIO SANITARIO NAZIONALE\nNRE\n40500A4085356773\nCognome e nome dell’assistito\nBIANCHI JACOPO',
    )
    expect([of('nre'), of('name')?.[0]]).toEqual([['0500A4085356773', 'unchecked'], 'Jacopo Bianchi'])
  })

  it('knows the regions, and refuses a number of none', () => {
    expect([asNre('1300A 4000000248'), asNre('9990A4000000248'), asNre('1300A400000024')]).toEqual([
      '1300A4000000248',
      undefined,
      undefined,
    ])
  })
})

describe('a donation', () => {
  it('is proven by the amount in words, and only by the same amount', async () => {
    const slip = (words: string) =>
      read(
        `CONTI CORRENTI POSTALI - Ricevuta di Versamento\ndi Euro 120,00\nIMPORTO IN LETTERE ${words}\nINTESTATO A COOPERATIVA IL GIRASOLE\nCAUSALE Progetto Casa Aperta\nESEGUITO DA Zoe Lo Bianco\nData 13/01/2026`,
      )
    const { paper, of } = await slip('centoventi/00')
    expect([paper, of('name')?.[0], of('price'), of('date')?.[0], of('cause')?.[0]]).toEqual([
      'donazione',
      'Zoe Lo Bianco',
      ['120,00', 'checked'],
      '2026-01-13',
      'Progetto Casa Aperta',
    ])
    expect((await slip('centotrenta/00')).of('price')).toEqual(['120,00', 'unchecked'])
  })
})

describe('any other page', () => {
  it('is read by the patterns alone', async () => {
    const { paper, of } = await read('Cliente: Trattoria da Gino\nTel. 02 1234567')
    expect([paper, of('phone')?.[0]]).toEqual([undefined, '021234567'])
  })
})
