/** Other wordings of what several trades ask, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Quali fatture devo incassare?':
    'fatture non pagate | fatture aperte | fatture da saldare | chi deve ancora pagare le fatture | soldi da prendere | chi non ha pagato | chi non ci ha pagato | chi non ci ha ancora pagato | chi deve ancora pagarci | chi manca da pagare | non ha ancora pagato la fattura | da incassare | fatture in attesa di pagamento | roba da incassare | fatture da incassare | fatture che non ci hanno pagato | fatture ancora da pagare | fatture non ancora pagate | fatture non saldate | fatture dobbiamo ancora incassare',
  'Quali fatture sono scadute?':
    'fatture in ritardo | insoluti | chi è in ritardo con i pagamenti | chi devo sollecitare | fatture arretrate | chi è indietro con i soldi | scadute | fatture scadute e non pagate | solleciti da fare | fatture da sollecitare | a chi devo mandare il sollecito | clienti morosi | morosi | cattivi pagatori | chi è in arretrato | pagamenti in ritardo | pagamenti scaduti | chi doveva già pagare',
  'Quali fatture devo ancora emettere?':
    'fatture in bozza | bozze di fattura | fatture da mandare | fatture da spedire | fatture da inviare | fatture non ancora emesse | fatture rimaste in bozza',
  'Quali fatture scadono questa settimana?':
    'fatture che scadono questa settimana | fatture in scadenza questa settimana | pagamenti attesi questa settimana | chi deve pagare questa settimana | incassi previsti questa settimana',
  'Quanto dobbiamo incassare?':
    'quanto abbiamo da incassare | totale crediti | quanti soldi dobbiamo prendere | quanto ci devono in tutto | quanto ho da incassare | quanto devo incassare | quanto devo ancora incassare | quanto abbiamo da prendere | quanto devo prendere | quanto dobbiamo avere | quanto ci devono ancora | quanti soldi mi devono | quanti soldi dobbiamo avere | quanto ho fuori | quanto abbiamo fuori | quanti soldi abbiamo fuori | crediti aperti | totale da incassare',
  'Chi ci deve dei soldi?':
    'chi ci deve ancora pagare | quali clienti devono pagare | chi deve ancora saldare | chi non ha saldato | chi ci deve ancora soldi',
}

/** How else people call what several trades name, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  'action.incassa':
    'ha pagato | hanno pagato | ha saldato | segna pagata | segna come pagata | è stata pagata | è arrivato il bonifico | arrivato un bonifico | ha fatto il bonifico | ha mandato il bonifico | registra un bonifico | registra un pagamento | registra un acconto | incasso di | acconto di | ha dato un acconto | ha versato | hanno saldato | ci ha pagato | è arrivato il pagamento | sono arrivati i soldi | abbiamo ricevuto il bonifico | segna il pagamento | pagata oggi',
  'action.riordina':
    'fai l’ordine | fai un ordine | prepara l’ordine | ordina quello che manca | ordina i materiali | ordina la roba che manca | compra | spesa | reintegra le scorte | fare l’ordine | facciamo l’ordine | fammi l’ordine | manda l’ordine | fai la spesa | fai scorta',
  'cliente.codice_destinatario': 'codice sdi | codice univoco | codice univoco ufficio',
  fattura: 'fattura elettronica',
  'fattura.data': 'quando l’abbiamo fatta | quando è stata fatta | quando è stata emessa',
  'fattura.residuo': 'manca da pagare | quanto manca | in sospeso | da saldare | resta da prendere | resta da incassare',
  'fattura.situazione': 'non pagata',
  'fattura.stato=inviata': 'partita | consegnata',
  incasso:
    'bonifico ricevuto | soldi entrati | pagamento ricevuto | soldi incassati | soldi arrivati | versamento | incassato | bonifico arrivato',
  'incasso.mezzo': 'mezzo di pagamento',
  'materiale.costo': 'quanto le paghiamo',
  'materiale.fornitore':
    'comprare da | si compra da | rivenditore | da chi lo prendiamo | da chi si prende | chi ce lo dà | chi ce li dà | chi ce le dà | chi ce la dà | chi ce li vende | chi ce le vende | chi ce la vende | vende | chi ce lo porta | chi ce li porta | da chi li prendiamo | da chi le prendiamo | da chi li compriamo | dove li compriamo | dove lo compriamo',
  'materiale.quantita': 'ne abbiamo | quanti pezzi | quanti ce ne sono | scorta | in casa | in furgone',
  'materiale.soglia':
    'va riordinato | sotto quanto va riordinato | sotto quanto si riordina | quanto ne dobbiamo avere | scorta di sicurezza',
  'metric.da_incassare':
    'quanto ci devono | soldi da prendere | soldi fuori | soldi ci devono | quanto avanziamo | quanto abbiamo fuori | quanto dobbiamo incassare | quanto dobbiamo ancora incassare | quanto dobbiamo prendere | quanto resta da incassare | quanto manca da incassare',
  'metric.fatture_aperte': 'fatture non pagate | fatture da incassare | fatture in sospeso',
  'metric.incassi_attesi':
    'quanto entra | quanto mi entra | quanto ci entra | quanto incasseremo | quanto incasserò | soldi in arrivo | entrate attese',
  'metric.valore_magazzino':
    'quanto vale il magazzino | magazzino quanto vale | quanto vale il deposito | valore delle scorte | valore dei materiali | valore dei prodotti | quanto valgono i materiali | quanto valgono le scorte | quanto vale la merce | quanto abbiamo in magazzino in soldi',
  nota_credito: 'nota di accredito | fattura stornata',
  orario_apertura: 'orario di lavoro | giorni di apertura',
  'preventivo.stato=rifiutato': 'detto no | ha rifiutato | non vuole | non ha voluto | bocciato | declinato | andato male',
}
