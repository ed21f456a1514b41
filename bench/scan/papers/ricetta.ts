import { capitals, slashes, type Paper } from './paper.ts'
import { bars, facts } from './ricetta-facts.ts'
import { variousPrescriptions } from './ricette-varie.ts'

/** Reminders of electronic prescriptions, and their number on other paper. */
export const ricetta: Paper = {
  title: 'Prescriptions',
  layouts: {
    'reminder of an electronic prescription': (subject) => {
      const { of } = subject
      const { left, right, day, drug, doctor, truth, implied } = facts(subject)
      return {
        truth,
        implied,
        body: `<div class="card foglio pagina"><p class="centrato"><b>RICETTA ELETTRONICA – PROMEMORIA PER L'ASSISTITO</b></p><p class="mini">SERVIZIO SANITARIO NAZIONALE · REGIONE VENETO</p><div class="riga larga"><div>${bars(left)}</div><div>${bars(right)}</div></div>
<p>COGNOME E NOME/INIZIALI DELL'ASSISTITO: <b>${capitals(of.cognome)} ${capitals(of.nome)}</b></p><p>INDIRIZZO: ${capitals(of.via)}  CITTÀ: ${capitals(of.citta)} PROV: ${of.provincia}</p><div>${bars(of.codiceFiscale)}</div>
<p>ESENZIONE: NON ESENTE  SIGLA PROVINCIA: ${of.provincia}  CODICE ASL: 501</p><table><tr><th>PRESCRIZIONE</th><th>QTA</th><th>NOTA</th></tr><tr><td>${drug}</td><td>1</td><td>--</td></tr></table><p>N. CONFEZIONI/PRESTAZIONI: 1  DATA: ${slashes(day)}  COGNOME E NOME DEL MEDICO: ${doctor}</p></div>`,
      }
    },
    'number on one line, words before the values': (subject) => {
      const { of } = subject
      const { left, right, day, drug, doctor, truth, implied } = facts(subject)
      return {
        truth,
        implied,
        body: `<div class="card foglio pagina"><h2>Promemoria ricetta dematerializzata</h2><p>Numero ricetta elettronica (NRE): <b>${left} ${right}</b></p><p>Codice fiscale assistito: <b>${of.codiceFiscale}</b></p><p>Assistito: <b>${capitals(of.cognome)} ${capitals(of.nome)}</b></p><p>Medico prescrittore: Dott. ${doctor}</p><p>Data: ${slashes(day)}</p><p>1) ${drug} – 1 confezione</p></div>`,
      }
    },
  },
  more: variousPrescriptions,
  apart: {
    'message with the number in one piece': (subject) => {
      const { of } = subject
      const { left, right, day, drug, doctor, truth, implied } = facts(subject)
      return {
        truth,
        implied,
        body: `<div class="card foglio pagina"><p class="mini">Fascicolo sanitario elettronico</p><h2>Ricetta elettronica</h2><div class="over"><small>NRE</small><b>${left}${right}</b></div><div class="riga"><div class="over"><small>Paziente</small><b>${of.nome} ${of.cognome}</b></div><div class="over"><small>Codice fiscale</small><b>${of.codiceFiscale}</b></div></div><div class="riga"><div class="over"><small>Medico</small><b>Dott. ${doctor}</b></div><div class="over"><small>Emessa il</small><b>${slashes(day)}</b></div></div><p>${drug}</p></div>`,
      }
    },
    'bars above, codes side by side': (subject) => {
      const { of } = subject
      const { left, right, day, drug, doctor, truth, implied } = facts(subject)
      return {
        truth,
        implied,
        body: `<div class="card foglio pagina"><div class="riga larga"><div>${bars(left)}</div><div>${bars(right)}</div></div><p class="centrato">SERVIZIO SANITARIO NAZIONALE – RICETTA ELETTRONICA</p>
<div class="riga larga"><p>ASSISTITO<br><b>${capitals(of.cognome)} ${capitals(of.nome)}</b></p><div>${bars(of.codiceFiscale)}</div></div><p>PRESCRIZIONE: ${drug}</p><p>QUESITO DIAGNOSTICO: 401.9</p><p>CODICE AUTENTICAZIONE: ${right}${left}771</p><p>DATA COMPILAZIONE ${slashes(day)} MEDICO ${doctor}</p></div>`,
      }
    },
  },
}
