import { before, capitals, dayIn, dots, over, slashes, type Paper, type Subject } from './paper.ts'

function facts({ of, dice }: Subject) {
  const number = `CA${dice.digits(5)}${dice.letters(2)}`
  const issued = dayIn(dice, 2017, 2025)
  const expires = `${Number(issued.slice(0, 4)) + 10}${of.nascita.slice(4)}`
  const comune = capitals(of.citta)
  const born = `${capitals(of.luogo.name)} (${of.luogo.provincia})`
  const truth = {
    documentNumber: number,
    lastName: of.cognome,
    firstName: of.nome,
    birthPlace: `${of.luogo.name} (${of.luogo.provincia})`,
    birthDate: of.nascita,
    sex: of.sesso,
    nationality: 'ITALIA',
    expiryDate: expires,
    documentType: 'IDELE',
  }
  return { number, issued, expires, comune, born, truth, height: String(dice.number(152, 198)), can: dice.digits(6) }
}

/** Fronts of the electronic identity card. */
export const cartaIdentita: Paper = {
  title: 'Electronic identity cards (front)',
  layouts: {
    'as issued since 2016': (subject) => {
      const { of } = subject
      const { number, issued, expires, comune, born, truth, height, can } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio cie"><div class="riga larga"><div class="mini">REPUBBLICA ITALIANA<br>MINISTERO DELL'INTERNO</div><h2>CARTA DI IDENTITÀ / IDENTITY CARD</h2><b class="numero">${number}</b></div>
<div class="portrait"></div><div class="destra">
${over('COMUNE DI / MUNICIPALITY', comune)}${over('COGNOME / SURNAME', capitals(of.cognome))}${over('NOME / NAME', capitals(of.nome))}
${over('LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH', `${born} ${dots(of.nascita)}`)}
<div class="riga">${over('SESSO / SEX', of.sesso)}${over('STATURA / HEIGHT', height)}${over('CITTADINANZA / NATIONALITY', 'ITA')}</div>
<div class="riga">${over('EMISSIONE / ISSUING', dots(issued))}${over('SCADENZA / EXPIRY', dots(expires))}</div></div>
<div class="can">${can}</div></div>`,
      }
    },
    'labels before the value': (subject) => {
      const { of } = subject
      const { number, issued, expires, comune, born, truth, height } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio cie"><div class="riga larga"><h2>REPUBBLICA ITALIANA</h2><b class="numero">${number}</b></div><p class="mini">CARTA D'IDENTITÀ ELETTRONICA · IDENTITY CARD</p>
<div class="portrait"></div><div class="destra">
${before('Comune / Municipality', comune)}${before('Cognome / Surname', capitals(of.cognome))}${before('Nome / Name', capitals(of.nome))}
${before('Luogo di nascita / Place of birth', born)}${before('Data di nascita / Date of birth', slashes(of.nascita))}
${before('Sesso / Sex', of.sesso)}${before('Statura / Height', `${height} cm`)}${before('Cittadinanza / Nationality', 'ITALIANA')}
${before('Rilascio / Issued', slashes(issued))}${before('Scadenza / Expiry', slashes(expires))}</div></div>`,
      }
    },
  },
  apart: {
    'three languages': (subject) => {
      const { of } = subject
      const { number, issued, expires, comune, born, truth, height, can } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio cie"><div class="riga larga"><div class="mini">REPUBBLICA ITALIANA / REPUBLIK ITALIEN<br>CARTA DI IDENTITÀ / PERSONALAUSWEIS / IDENTITY CARD</div><b class="numero">${number}</b></div>
<div class="portrait"></div><div class="destra">
${over('COMUNE DI / GEMEINDE / MUNICIPALITY', comune)}<div class="riga">${over('COGNOME / NACHNAME / SURNAME', capitals(of.cognome))}${over('NOME / VORNAME / NAME', capitals(of.nome))}</div>
${over('LUOGO E DATA DI NASCITA / GEBURTSORT UND -DATUM / PLACE AND DATE OF BIRTH', `${born} ${dots(of.nascita)}`)}
<div class="riga">${over('SESSO / GESCHLECHT / SEX', of.sesso)}${over('STATURA / GRÖSSE / HEIGHT', height)}</div>
${over('CITTADINANZA / STAATSANGEHÖRIGKEIT / NATIONALITY', 'ITA')}
<div class="riga">${over('EMISSIONE / AUSSTELLUNG / ISSUING', dots(issued))}${over('SCADENZA / ABLAUF / EXPIRY', dots(expires))}</div></div><div class="can">${can}</div></div>`,
      }
    },
    'two columns, portrait on the right': (subject) => {
      const { of } = subject
      const { number, issued, expires, comune, born, truth, height } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio cie"><h2>CARTA DI IDENTITÀ</h2><p class="mini">Repubblica Italiana – Ministero dell'Interno</p><div class="portrait a-destra"></div><div class="sinistra">
<div class="riga">${over('Numero / Number', number)}${over('Comune di / Municipality', comune)}</div>
<div class="riga">${over('Cognome / Surname', capitals(of.cognome))}${over('Nome / Name', capitals(of.nome))}</div>
<div class="riga">${over('Luogo di nascita / Place of birth', born)}${over('Data di nascita / Date of birth', dots(of.nascita))}</div>
<div class="riga">${over('Sesso / Sex', of.sesso)}${over('Cittadinanza / Nationality', 'ITA')}${over('Statura / Height', height)}</div>
<div class="riga">${over('Emissione / Issuing', dots(issued))}${over('Scadenza / Expiry', dots(expires))}</div></div></div>`,
      }
    },
  },
}
