import type { Person } from '../people.ts'
import { before, capitals, over, slashes, type Paper } from './paper.ts'

/** What a reader should find on a card of health insurance, and what follows from its codice fiscale. */
export const onTessera = (of: Person) => ({
  truth: {
    fiscalCode: of.codiceFiscale,
    lastName: of.cognome,
    firstName: of.nome,
    birthDate: of.nascita,
    sex: of.sesso,
    birthPlace: `${of.luogo.name} (${of.luogo.provincia})`,
    expiryDate: of.scadenza,
  },
  implied: { birthState: 'ITALIA' },
})

/** Cards of health insurance, both sides of the old ones and the new. */
export const tessera: Paper = {
  title: 'Tessere sanitarie',
  layouts: {
    'as issued': ({ of }) => ({
      ...onTessera(of),
      body: `<div class="card foglio ts"><div class="riga larga"><h2>TESSERA SANITARIA</h2><span class="mini">REGIONE VENETO</span></div>
${over('Codice Fiscale', of.codiceFiscale)}${over('Cognome', capitals(of.cognome))}${over('Nome', capitals(of.nome))}
<div class="riga">${over('Luogo di nascita', capitals(of.luogo.name))}${over('Provincia', of.luogo.provincia)}</div><div class="riga">${over('Data di nascita', slashes(of.nascita))}${over('Sesso', of.sesso)}${over('Data di scadenza', slashes(of.scadenza))}</div></div>`,
    }),
    'labels before the value': ({ of }) => ({
      ...onTessera(of),
      body: `<div class="card foglio ts"><h2>TESSERA SANITARIA</h2><p class="mini">CARTA NAZIONALE DEI SERVIZI</p>
${before('Codice Fiscale', of.codiceFiscale)}<div class="riga">${before('Data di Scadenza', slashes(of.scadenza))}${before('Sesso', of.sesso)}</div>${before('Cognome', capitals(of.cognome))}${before('Nome', capitals(of.nome))}
${before('Luogo di nascita', capitals(of.luogo.name))}<div class="riga">${before('Provincia', of.luogo.provincia)}${before('Data di nascita', slashes(of.nascita))}</div></div>`,
    }),
  },
  apart: {
    'card of Europe (back)': ({ of, dice }) => {
      const { truth } = onTessera(of)
      const { lastName, firstName, birthDate, fiscalCode, expiryDate } = truth
      return {
        truth: { lastName, firstName, birthDate, fiscalCode, expiryDate },
        implied: { birthState: 'ITALIA', birthPlace: truth.birthPlace, sex: truth.sex },
        body: `<div class="card foglio ts"><h2>TESSERA EUROPEA DI ASSICURAZIONE MALATTIA</h2>
${over('3 Cognome', capitals(of.cognome))}${over('4 Nome', capitals(of.nome))}<div class="riga">${over('5 Data di nascita', slashes(of.nascita))}${over('6 Numero di identificazione personale', of.codiceFiscale)}</div>
${over('7 Numero di identificazione dell’istituzione', 'SSN-MIN SALUTE - 500001')}<div class="riga">${over('8 Numero di identificazione della tessera', `80380${dice.digits(15)}`)}${over('9 Scadenza', slashes(of.scadenza))}</div></div>`,
      }
    },
    'two columns': ({ of }) => ({
      ...onTessera(of),
      body: `<div class="card foglio ts"><h2>TESSERA SANITARIA</h2><div class="riga">${over('Cognome', capitals(of.cognome))}${over('Codice Fiscale', of.codiceFiscale)}</div>
<div class="riga">${over('Nome', capitals(of.nome))}${over('Data di nascita', slashes(of.nascita))}</div><div class="riga">${over('Luogo di nascita', capitals(of.luogo.name))}${over('Sesso', of.sesso)}</div><div class="riga">${over('Provincia', of.luogo.provincia)}${over('Data di scadenza', slashes(of.scadenza))}</div></div>`,
    }),
  },
}
