/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  'Quali certificati scadono nei prossimi 30 giorni?':
    'certificati in scadenza | quali certificati medici scadono questo mese | certificati medici in scadenza | certificati che scadono | che certificati scadono | chi deve rifare il certificato | chi ha il certificato in scadenza | visite mediche da rifare | a chi scade il certificato | certificati da rinnovare | chi deve fare la visita',
  'Chi ha il certificato scaduto?':
    'certificati scaduti | chi è senza certificato valido | certificati medici scaduti | chi non ha rinnovato il certificato | a chi è scaduto il certificato | iscritti con il certificato scaduto',
  'A chi manca il certificato?':
    'chi non ha il certificato | chi è senza certificato | chi deve portare il certificato | certificati mancanti',
  'Quali abbonamenti sono da rinnovare?':
    'abbonamenti da rinnovare | abbonamenti in scadenza | chi deve rinnovare | abbonamenti che scadono | rinnovi da fare | chi sta per scadere | a chi scade l’abbonamento | chi scade nei prossimi giorni | prossimi rinnovi',
  'Chi non si allena da tre settimane?':
    'chi non viene da tre settimane | chi non viene più | chi è sparito | iscritti a rischio | chi non si vede da un po’ | chi non si allena più | chi non viene da un pezzo | chi rischiamo di perdere | chi manca da tre settimane | chi non è più venuto',
  'Chi ha rate scadute?':
    'rate scadute | chi è in ritardo con le rate | rate non pagate | chi è indietro con i pagamenti | rate arretrate | morosi | chi non ha pagato la rata | insoluti | rate da sollecitare | chi devo sollecitare',
  'Quali rate scadono questo mese?': 'rate del mese | rate in arrivo | rate da incassare questo mese | prossime rate | che rate scadono',
  'Chi ci deve dei soldi?': 'chi deve ancora pagare | chi non ha pagato | chi ha un saldo aperto | chi deve saldare | chi non ha saldato',
  'Chi è in prova?': 'chi sta provando | iscritti in prova | prove in corso | chi fa la prova | abbonamenti di prova',
  'Chi non ha rinnovato?':
    'iscritti scaduti | chi ha l’abbonamento scaduto | abbonamenti scaduti | chi è scaduto | a chi è scaduto l’abbonamento',
  'Chi è sospeso?': 'iscritti sospesi | chi è in pausa | chi è fermo',
  'Chi sono gli iscritti attivi?': 'elenco iscritti | iscritti attivi | elenco dei soci | lista iscritti | chi è iscritto | soci attivi',
  'Chi si è iscritto questo mese?': 'nuovi iscritti | iscrizioni del mese | nuovi soci | chi si è iscritto di recente | nuove iscrizioni',
  'Chi non può entrare?': 'chi è bloccato | chi resta fuori | chi non deve entrare | iscritti bloccati | chi non può allenarsi',
  'Quali abbonamenti sono congelati?':
    'abbonamenti congelati | abbonamenti in pausa | chi ha congelato | chi ha l’abbonamento congelato | abbonamenti fermi',
  'Chi ha disdetto?': 'disdette | abbonamenti disdetti | chi ha annullato l’abbonamento | chi ha lasciato',
  'Chi è uscito questo mese?':
    'usciti del mese | chi abbiamo perso questo mese | chi se n’è andato questo mese | disdette del mese | abbonamenti persi',
  'Chi sta finendo il carnet?':
    'carnet quasi finiti | chi ha pochi ingressi | ingressi che stanno finendo | carnet in esaurimento | carnet da rinnovare',
  'Quali abbonamenti si rinnovano da soli?': 'rinnovi automatici | abbonamenti con rinnovo automatico | chi ha il rinnovo automatico',
  'Chi ha pagato oggi?': 'pagamenti di oggi | incassi di oggi | chi ha saldato oggi',
  'Che pagamenti sono arrivati questo mese?': 'pagamenti del mese | chi ha pagato questo mese | incassi del mese',
  'Quanto abbiamo incassato questo mese?':
    'incasso del mese | quanto è entrato questo mese | quanti soldi abbiamo preso questo mese | incassato del mese',
  'Quanto entra al mese dagli abbonamenti?':
    'ricavi ricorrenti | ricavi ricorrenti del mese | quanto valgono gli abbonamenti al mese | canoni mensili',
  'Quanti iscritti abbiamo?': 'quanti soci abbiamo | numero di iscritti | quanti iscritti attivi | quanti abbonati abbiamo | quanti siamo',
  'Quanti se ne vanno?': 'tasso di abbandono | quanto è l’abbandono | abbandono del mese | quanti ne perdiamo',
  'Quanto ci devono di rate scadute?': 'quanto dobbiamo avere | totale arretrati | quanto abbiamo di insoluti | quanto manca delle rate',
  'A chi manca il contatto di emergenza?':
    'senza contatto di emergenza | chi non ha il contatto di emergenza | contatti di emergenza mancanti',
  'Quali corsi sono pieni?':
    'corsi pieni | corsi al completo | corsi completi | dove non c’è posto | corsi esauriti | che corsi sono pieni',
  'In quali corsi c’è posto?':
    'corsi con posti liberi | dove c’è posto | corsi con posto | posti liberi nei corsi | in che corso c’è posto',
  'Quali corsi devono partire?': 'corsi programmati | corsi in partenza | nuovi corsi | corsi da avviare',
  'Quali corsi sono mezzi vuoti?': 'corsi vuoti | corsi poco pieni | corsi con poca gente | corsi che non tirano | corsi semivuoti',
  'Che corsi ci sono oggi?':
    'corsi di oggi | lezioni di oggi | che lezioni ci sono oggi | cosa c’è oggi | chi fa lezione oggi | orario di oggi',
  'Che corsi ci sono domani?': 'corsi di domani | lezioni di domani | che lezioni ci sono domani | cosa c’è domani | chi fa lezione domani',
  'Che lezioni ci sono questa settimana?':
    'corsi della settimana | orario della settimana | lezioni della settimana | calendario della settimana',
  'Quali lezioni sono al completo?': 'lezioni piene | lezioni complete | lezioni senza posti | lezioni esaurite',
  'Quali lezioni sono annullate?': 'lezioni annullate | corsi annullati | cosa è saltato | lezioni che non si fanno',
  'Quali lezioni passate non sono ancora segnate?': 'lezioni da chiudere | lezioni da segnare | lezioni passate ancora aperte',
  'Quanto sono pieni i corsi?': 'riempimento dei corsi | riempimento corsi | quanto riempiamo i corsi | occupazione dei corsi',
  'Chi è in lista d’attesa?': 'lista d’attesa | chi aspetta un posto | chi è in attesa | chi è in coda | elenco della lista d’attesa',
  'Chi ha prenotato per oggi?': 'prenotazioni di oggi | prenotati di oggi | chi viene oggi ai corsi | chi viene oggi',
  'Chi ha prenotato per domani?': 'prenotazioni di domani | prenotati di domani | chi viene domani ai corsi | chi viene domani',
  'Chi ha saltato il corso questa settimana?':
    'assenti della settimana | chi ha prenotato e non è venuto | chi non si è presentato | assenze della settimana',
  'Chi è entrato oggi?': 'ingressi di oggi | chi è venuto oggi | chi si è allenato oggi | chi c’è stato oggi | entrate di oggi',
  'Chi è stato respinto oggi?': 'ingressi negati oggi | chi non è entrato oggi | chi abbiamo bloccato oggi | chi è rimasto fuori oggi',
  'Chi è entrato ieri?': 'ingressi di ieri | chi è venuto ieri | chi si è allenato ieri',
  'Chi è stato respinto di recente?': 'ingressi negati | ultimi respinti | chi è stato bloccato | chi è rimasto fuori',
  'Quanti ingressi ci sono stati oggi?': 'quanta gente è venuta oggi | quanti sono entrati oggi | quante persone oggi | presenze di oggi',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  iscritto: 'iscritta | iscritte | abbonati | atleti | persone | ragazzi | socia | tesserato | tesserati',
  'iscritto.makes': 'aggiungi un iscritto | aggiungi un socio | crea la scheda | segna un nuovo iscritto',
  'iscritto.telefono': 'numero di cellulare | recapito | come lo chiamo | come la chiamo',
  'iscritto.certificato': 'che certificato medico ha | ha il certificato | tipo di idoneità',
  'iscritto.scadenza_certificato': 'fino a quando vale il certificato | quando scade la visita | il certificato di',
  'iscritto.fine_abbonamento': 'fino a quando è abbonato | fino a quando è abbonata | quando gli finisce l’abbonamento',
  'iscritto.ultimo_ingresso':
    'l’ultima volta che è venuto | l’ultima volta che è venuta | da quando non viene | quando si è allenato | quando si è allenata',
  'iscritto.accesso': 'perché resta fuori | può venire | lo faccio entrare | la faccio entrare',
  'iscritto.saldo': 'quanto deve ancora | quanto gli manca | ha pagato tutto | è in pari',
  'iscritto.stato=sospeso': 'si ferma | si è fermato | si è fermata | fa una pausa',
  'iscritto.stato=ex_iscritto': 'ha lasciato | ha lasciato la palestra | smette | se ne va',
  abbonamento: 'abbonamento annuale | rinnovo | formula',
  'abbonamento.makes': 'fai un abbonamento | nuovo abbonamento | apri un abbonamento | ha fatto l’abbonamento',
  'abbonamento.pausa': 'quanti giorni di pausa | giorni fermo',
  'abbonamento.stato=congelato': 'lo congela | mette in pausa | si ferma per | congelalo',
  'abbonamento.stato=disdetto': 'disdice | vuole disdire | annulla l’abbonamento',
  corso: 'lezione di gruppo | classi | discipline | corsi di gruppo',
  'corso.orario': 'quando c’è | in quali giorni | quando si fa',
  'corso.liberi': 'posti ci sono ancora | quanti posti liberi | ancora posto',
  'corso.stato=sospeso': 'si ferma | non si tiene più | bloccato',
  lezione: 'incontro | allenamento di gruppo | corso di oggi',
  'lezione.stato=annullata': 'salta | la saltiamo | non si tiene | è saltata',
  'lezione.stato=svolta': 'l’abbiamo fatta | è finita | si è fatta',
  prenotazione: 'prenotato | prenotati | lista di attesa',
  'prenotazione.makes': 'iscrivila | iscrivilo | segnala | segnalo | mettila | mettilo | prenotale | prenotagli | metti in lista',
  'prenotazione.stato=annullata': 'non viene più | disdici | ha disdetto la lezione | toglila | toglilo',
  'prenotazione.stato=presente': 'si è presentato | si è presentata | era presente | c’era',
  'prenotazione.stato=assente': 'non c’era | ha saltato | non si è presentato | non si è presentata',
  ingresso: 'passaggio | passaggi | chi è entrato | porta',
  'ingresso.makes': 'registra l’ingresso | registra un ingresso | fai il check-in | segna l’ingresso | sta entrando',
  rata: 'scadenza della rata | rata scaduta | mensilità',
  pagamento: 'soldi entrati | entrate | pagato',
  'pagamento.makes': 'ha pagato la rata | segna un pagamento | registra un pagamento | incassa la rata',
  certificato: 'certificato nuovo | certificato sportivo | visita sportiva',
  'certificato.makes': 'registra il certificato | ha portato il certificato | segna il certificato | nuovo certificato',
  istruttore: 'allenatore | allenatrice | personal trainer | prof',
  sala: 'palestra grande | sala corsi | dove',
  'metric.ricavi_ricorrenti': 'quanto vale un mese | entrate fisse',
  'metric.iscritti_attivi': 'quanti siamo | quanta gente abbiamo',
  'action.rinnova': 'rinnova | rinnovagli l’abbonamento | rinnovale l’abbonamento | rifagli l’abbonamento',
  'action.congela': 'congela | metti in pausa | congelagli l’abbonamento | congelale l’abbonamento',
  'action.programma_lezioni': 'genera le lezioni | metti le lezioni in calendario | pianifica le lezioni',
  'action.tutti_presenti': 'erano tutti presenti | segnali tutti presenti',
}
