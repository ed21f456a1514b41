import { capitals, dayIn, dots, slashes, type Paper, type Subject } from './paper.ts'

function facts({ of, dice }: Subject) {
  const number = dice.pick([
    `U1${dice.letters(1)}${dice.digits(6)}${dice.letters(1)}`,
    `${of.provincia}${dice.digits(7)}${dice.letters(1)}`,
  ])
  const issued = dayIn(dice, 2015, 2025)
  const expires = `${Number(issued.slice(0, 4)) + 12}${of.nascita.slice(4)}`
  const born = `${capitals(of.luogo.name)} (${of.luogo.provincia})`
  const truth = {
    documentNumber: number,
    lastName: of.cognome,
    firstName: of.nome,
    birthDate: of.nascita,
    birthPlace: `${of.luogo.name} (${of.luogo.provincia})`,
    expiryDate: expires,
    documentType: 'PG',
  }
  return { number, issued, expires, born, truth, classes: dice.pick(['B', 'AM B', 'A B', 'B BE']) }
}
const line = (mark: string, value: string) => `<div class="numerata"><i>${mark}</i> <b>${value}</b></div>`

/** Fronts of driving licences: numbered, without labels. */
export const patente: Paper = {
  title: 'Driving licences (front)',
  layouts: {
    'model of 2013': (subject) => {
      const { of } = subject
      const { number, issued, expires, born, truth, classes } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio patente"><div class="riga larga"><h2>PATENTE DI GUIDA</h2><span class="mini">REPUBBLICA ITALIANA</span></div><div class="portrait"></div><div class="destra">
${line('1.', capitals(of.cognome))}${line('2.', capitals(of.nome))}${line('3.', `${dots(of.nascita)} ${born}`)}
<div class="riga">${line('4a.', dots(issued))}${line('4c.', 'MIT-UCO')}</div>${line('4b.', dots(expires))}${line('5.', number)}${line('7.', `<span class="firma">${of.nome} ${of.cognome}</span>`)}${line('9.', classes)}</div></div>`,
      }
    },
    'older, years of two digits': (subject) => {
      const { of } = subject
      const { number, issued, expires, born, truth, classes } = facts(subject)
      const short = (iso: string) => slashes(iso).replace(/\/(\d\d)(\d\d)$/, '/$2')
      return {
        truth,
        body: `<div class="card foglio patente"><h2>Patente di guida REPUBBLICA ITALIANA</h2><div class="portrait"></div><div class="destra">
${line('1.', capitals(of.cognome))}${line('2.', capitals(of.nome))}${line('3.', `${short(of.nascita)} ${born}`)}
<div class="riga">${line('4a.', short(issued))}${line('4b.', short(expires))}</div>${line('4c.', `MC-${of.provincia}`)}${line('5.', number)}${line('8.', `${capitals(of.via)} ${capitals(of.citta)}`)}${line('9.', classes)}</div></div>`,
      }
    },
  },
  apart: {
    'numbers without dots': (subject) => {
      const { of } = subject
      const { number, issued, expires, born, truth, classes } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio patente"><div class="riga larga"><b class="mini">I</b><h2>PATENTE DI GUIDA</h2></div><div class="portrait"></div><div class="destra">
${line('1', capitals(of.cognome))}${line('2', capitals(of.nome))}${line('3', `${dots(of.nascita)} ${born}`)}
${line('4a', dots(issued))}<div class="riga">${line('4b', dots(expires))}${line('4c', 'MIT-UCO')}</div>${line('5', number)}${line('9', classes)}</div></div>`,
      }
    },
    'place on a line of its own, portrait on the right': (subject) => {
      const { of } = subject
      const { number, issued, expires, born, truth, classes } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio patente"><h2>PATENTE DI GUIDA</h2><p class="mini">REPUBBLICA ITALIANA · DRIVING LICENCE · PERMIS DE CONDUIRE · FÜHRERSCHEIN</p><div class="portrait a-destra"></div><div class="sinistra">
${line('1.', capitals(of.cognome))}${line('2.', capitals(of.nome))}${line('3.', slashes(of.nascita))}<div class="numerata"><b>${born}</b></div>
<div class="riga">${line('4a.', slashes(issued))}${line('4b.', slashes(expires))}${line('4c.', 'MIT-UCO')}</div><div class="riga">${line('5.', number)}${line('9.', classes)}</div></div></div>`,
      }
    },
  },
}
