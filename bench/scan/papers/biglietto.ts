import { facts } from './biglietto-facts.ts'
import { variousCards } from './biglietti-vari.ts'
import type { Paper } from './paper.ts'

/** Visiting cards: a firm's name as large as its man's. */
export const biglietto: Paper = {
  title: 'Visiting cards of firms',
  layouts: {
    'firm above, name in the middle': (subject) => {
      const { of } = subject
      const { name, firm, place, truth, role } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio visita"><p class="ditta">${firm}</p><h1>${name}</h1><p><i>${role}</i></p><hr><p>${of.via}<br>${place}</p><p>Tel. ${of.telefono}</p><p>${of.email}</p><p class="mini">P.IVA ${of.partitaIva}</p></div>`,
      }
    },
    'name above, firm with its data below, two columns': (subject) => {
      const { of } = subject
      const { name, firm, place, truth, role } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio visita"><h1>${name}</h1><p>${role}</p><div class="riga in-fondo"><div><p><b>${firm}</b></p><p>${of.via}</p><p>${place}</p><p class="mini">Partita IVA ${of.partitaIva}</p></div><div><p>T ${of.telefono}</p><p>${of.email}</p></div></div></div>`,
      }
    },
  },
  more: variousCards,
  apart: {
    'firm the largest, everything centred': (subject) => {
      const { of } = subject
      const { name, firm, place, truth, role } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio visita centrato"><h1 class="grande">${firm}</h1><h2>${name}</h2><p><i>${role}</i></p><p>${of.via}<br>${place}</p><p>tel ${of.telefono} · ${of.email}</p><p class="mini">P. IVA IT${of.partitaIva}</p></div>`,
      }
    },
    'labels of one letter, name at the right': (subject) => {
      const { of } = subject
      const { name, firm, place, truth, role } = facts(subject)
      return {
        truth,
        body: `<div class="card foglio visita"><div class="riga larga"><p class="ditta">${firm}</p><div><h2>${name}</h2><p class="mini">${role}</p></div></div><hr><div class="in-fondo"><p>A ${of.via} – ${place}</p><p>M ${of.telefono}</p><p>E ${of.email}</p><p>C.F. e P.IVA ${of.partitaIva}</p></div></div>`,
      }
    },
  },
}
