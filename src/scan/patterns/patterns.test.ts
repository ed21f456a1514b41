import { describe, expect, it } from 'vitest'
import { findAddress } from './address.ts'
import { findAmount } from './amount.ts'
import { findBirthDate, findDate, findExpiryDate } from './date.ts'
import { findEmail } from './email.ts'
import { findFiscalCode } from './fiscal-code.ts'
import { findFirstName, findLastName, findName } from './name.ts'
import { findPhone } from './phone.ts'
import { findVatNumber } from './vat-number.ts'

const TODAY = '2026-11-21'

describe('findEmail', () => {
  it.each([
    ['Email: mario.rossi@example.it', 'mario.rossi@example.it'],
    ['E-MAIL INFO@HOTEL-SOLE.EXAMPLE.COM Tel. 02 123', 'info@hotel-sole.example.com'],
    ['scrivere a mario.rossi @ example . it grazie', 'mario.rossi@example.it'],
    ['lucia©example.it', 'lucia@example.it'],
    ['lucia(at)example.it', 'lucia@example.it'],
    ['prima@example.it e seconda@example.it', 'prima@example.it'],
    ['anna@example.it\nVia Roma 1', 'anna@example.it'],
    ['anna@example.it. Grazie', 'anna@example.it'],
    ['nessun indirizzo @ qui', undefined],
    ['', undefined],
  ])('%j', (text, value) => expect(findEmail(text)?.value).toBe(value))
})

describe('findPhone', () => {
  it.each([
    ['Tel. 02 1234567', '021234567'],
    ['Telefono: +39 335 555 1401', '+393355551401'],
    ['Cell. 335/5551401', '3355551401'],
    ['Tel/Cell: 045-8001234', '0458001234'],
    ['TEL\n0039 06 6982 1234', '+390669821234'],
    ['chiamare 347 1234567 dopo le 18', '3471234567'],
    ['Fattura 12/2026 del 12/05/2026\nCell 333 1234567', '3331234567'],
    ['P.IVA 00743110157', undefined],
    ['C.F. e P.IVA 12345678903 IBAN IT60X0542811101000000123456', undefined],
    ['nato il 12/05/1980', undefined],
    ['scadenza 03.04.2031', undefined],
    ['Totale 1.234,50 €', undefined],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%j', (text, value) => expect(findPhone(text)?.value).toBe(value))
})

describe('names', () => {
  it.each([
    ['Nome: Mario\nCognome: Rossi', 'Mario Rossi'],
    ['COGNOME / SURNAME\nDE LUCA\nNOME / NAME\nANNA MARIA', 'Anna Maria De Luca'],
    ['Cliente: Trattoria da Gino', 'Trattoria da Gino'],
    ['Sig.ra Lucia Bianchi, Via Roma 1', 'Lucia Bianchi'],
    ['Nome e cognome: Paolo D’Angelo', 'Paolo D’Angelo'],
    ['Intestatario MARIO ROSSI', 'Mario Rossi'],
    ['Studio Dentistico\nVia Roma 12\nGiulia Ferrari ha prenotato', 'Giulia Ferrari'],
    ['REPUBBLICA ITALIANA\nCARTA DI IDENTITÀ', undefined],
    ['totale 45,00', undefined],
  ])('%j', (text, value) => expect(findName(text)?.value).toBe(value))

  it('keeps given name and surname apart, the next label out', () => {
    const text = 'Cognome: ROSSI Nome: MARIA GRAZIA Sesso: F'
    expect(findLastName(text)?.value).toBe('Rossi')
    expect(findFirstName(text)?.value).toBe('Maria Grazia')
  })
})

describe('findAddress', () => {
  it.each([
    ['abita in Via Roma 12, 20121 Milano (MI).', 'Via Roma 12, 20121 Milano (MI)'],
    ['Indirizzo: Viale dei Mille, 7/A\n50131 Firenze FI', 'Viale dei Mille, 7/A, 50131 Firenze (FI)'],
    ["Piazza dell'Unità d'Italia n. 3", "Piazza dell'Unità d'Italia n. 3"],
    ['C.so Buenos Aires 33 - 20124 MILANO', 'C.so Buenos Aires 33, 20124 MILANO'],
    ['VIA XX SETTEMBRE 5\nTel. 011 123456', 'VIA XX SETTEMBRE 5'],
    ['Località Pian di Sotto snc', 'Località Pian di Sotto snc'],
    ['inviato via email il 12', undefined],
    ['', undefined],
  ])('%j', (text, value) => expect(findAddress(text)?.value).toBe(value))
})

describe('dates', () => {
  it.each([
    ['Milano, 21/11/2026', '2026-11-21'],
    ['21 - 11 - 2026', '2026-11-21'],
    ['il 3 marzo 2026 alle 9', '2026-03-03'],
    ['1° gennaio 2027', '2027-01-01'],
    ['31/02/2026 poi 01/03/2026', '2026-03-01'],
    ['2026-02-28', '2026-02-28'],
    ['29.02.2024', '2024-02-29'],
    ['versione 1.2.3', undefined],
    ['Tel 02/12/345678', undefined],
  ])('%j', (text, value) => expect(findDate(text, TODAY)?.value).toBe(value))

  it.each([
    ['Data di nascita: 29/02/1992', '1992-02-29'],
    ['nato a Reggio Emilia (RE) il 12/05/80', '1980-05-12'],
    ['Date of birth\n01.01.46', '1946-01-01'],
    ['DATA DI NASCITA / DATE OF BIRTH\n12/05/1980', '1980-05-12'],
    ['Fattura del 12/05/2026', undefined],
  ])('birth %j', (text, value) => expect(findBirthDate(text, TODAY)?.value).toBe(value))

  it.each([
    ['Scadenza: 12/05/2031', '2031-05-12'],
    ['valida fino al 3 aprile 2030', '2030-04-03'],
    ['emessa il 12/05/2021', undefined],
  ])('expiry %j', (text, value) => expect(findExpiryDate(text, TODAY)?.value).toBe(value))
})

describe('findAmount', () => {
  it.each([
    ['Totale € 1.234,50', '1.234,50'],
    ['Sono 180 euro in tutto', '180,00'],
    ['EUR 12,4 0', undefined],
    ['12,90 € e 15,00 €', '12,90'],
    ['Importo: 1 250, 00 €', '1.250,00'],
    ['TOTALE\n45,00', '45,00'],
    ['Prezzo 99.90', '99,90'],
    ['IVA 22% su 12', undefined],
    ['europa 12', undefined],
  ])('%j', (text, value) => expect(findAmount(text)?.value).toBe(value))
})

describe('findVatNumber', () => {
  it.each([
    ['P.IVA 00743110157', '00743110157', 'checked'],
    ['Partita IVA: IT 12345678903', '12345678903', 'checked'],
    ['P. IVA 00743 110157', '00743110157', 'checked'],
    ['P.IVA OO7431IOI57', '00743110157', 'repaired'],
    ['P.IVA 00743110158', '00743110158', 'unchecked'],
    ['ordine 12345678903\nP.IVA 00743110157', '00743110157', 'checked'],
    ['codice 00743110158, P.IVA assente\n 10356220011', '10356220011', 'checked'],
    ['IBAN IT60X0542811101000000123456', undefined, undefined],
    ['Tel +39 3355551401', undefined, undefined],
  ])('%j', (text, value, proof) => {
    const found = findVatNumber(text)
    expect([found?.value, found?.proof]).toEqual([value, proof])
  })
})

describe('findFiscalCode', () => {
  it.each([
    ['Codice fiscale RSSMRA80A01H501U', 'RSSMRA80A01H501U', 'checked'],
    ['C.F.: RSS MRA 80A01 H501 U', 'RSSMRA80A01H501U', 'checked'],
    ['rssmra80a01h501u', 'RSSMRA80A01H501U', 'checked'],
    ['R5SMRA8OAO1H5O1U', 'RSSMRA80A01H501U', 'repaired'],
    ['RSSMRA80A0IH50IU', 'RSSMRA80A01H501U', 'repaired'],
    ['omocodia RSSMRAQRCMNFNLRG', 'RSSMRAQRCMNFNLRG', 'checked'],
    ['RSSMRA80A01H501X', 'RSSMRA80A01H501X', 'unchecked'],
    // One sign too many: three readings hold, and the day of birth on the page tells which.
    ['RSSGLGS51C16F2051', undefined, undefined],
    ['RSSGLGS51C16F2051\nNato il 16/03/1951', 'RSSGLG51C16F205I', 'repaired'],
    // I and J look alike: the surname on the page tells, and without it nothing is put right.
    ['INNLRI40L59H501K', 'INNLRI40L59H501K', 'unchecked'],
    ['Ilaria Jannuzzi\nINNLRI40L59H501K', 'JNNLRI40L59H501K', 'repaired'],
    ['JANNUZZI ILARIA\nKNNIRI40L59H50IK', 'JNNLRI40L59H501K', 'repaired'],
    ['1 G 12 COMPRESSE 1 L4L', undefined, undefined],
    ['FATTURA ELETTRONICA 2026', undefined, undefined],
    ['IT60X0542811101000000123456', undefined, undefined],
  ])('%j', (text, value, proof) => {
    const found = findFiscalCode(text, TODAY)
    expect([found?.value, found?.proof]).toEqual([value, proof])
  })
})
