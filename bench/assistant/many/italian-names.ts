/** Names that copies of a sample are given: with those of the samples some tens of thousands of different people. */
const split = (names: string): readonly string[] => names.trim().split(/\s+/)

export const GIVEN = split(`
  Adele Adriana Agata Agnese Alba Alberto Aldo Alessandra Alessandro Alessia Alessio Alfredo Alice Amedeo Andrea Angela Angelo Anna Antonella
  Antonio Arianna Armando Arturo Asia Aurora Barbara Beatrice Benedetta Bianca Bice Bruna Bruno Camilla Carla Carlo Carlotta Carmela Caterina
  Cecilia Cesare Chiara Cinzia Clara Claudia Claudio Corrado Cristian Cristina Damiano Daniela Daniele Dario Davide Debora Denis Diana Diego
  Domenico Donatella Edoardo Elena Eleonora Elia Elisa Elisabetta Emanuela Emanuele Emilia Emilio Emma Enrica Enrico Ernesto Ester Ettore Eva
  Fabio Fabiola Fabrizio Fausto Federica Federico Felice Ferdinando Filippo Fiorella Flavia Flavio Franca Francesca Francesco Franco Gabriele
  Gabriella Gaetano Gaia Gemma Giacomo Giada Gianluca Gianni Gilberto Ginevra Gino Giorgia Giorgio Giovanna Giovanni Giulia Giuliana Giuliano
  Giulio Giuseppe Giuseppina Gloria Graziella Greta Guido Ida Ilaria Irene Irma Isabella Ivan Ivana Jacopo Katia Lara Laura Lea Leonardo Letizia
  Lia Lidia Liliana Linda Livia Loredana Lorena Lorenza Lorenzo Luca Lucia Luciano Ludovica Luigi Luisa Maddalena Manuela Marcella Marcello Marco
  Margherita Maria Marianna Marina Mario Marisa Marta Martina Massimo Matilde Matteo Mattia Maura Maurizio Mauro Michela Michele Milena Mirella
  Mirko Monica Morena Nadia Natalia Nicola Nicole Nicoletta Nino Noemi Nora Norma Olga Omar Ornella Orsola Oscar Ottavia Paola Paolo Patrizia
  Piera Piero Pietro Primo Rachele Raffaele Raffaella Regina Remo Renata Renato Renzo Riccardo Rita Roberta Roberto Rocco Romina Rosa Rosanna
  Rossana Rossella Ruggero Sabrina Salvatore Samuele Sandra Sandro Sara Saverio Sebastiano Serena Sergio Silvana Silvano Silvia Silvio Simona
  Simone Sofia Sonia Stefania Stefano Susanna Tamara Tea Teresa Tiziana Tiziano Tommaso Ugo Umberto Valentina Valeria Valerio Vanessa Vera
  Veronica Vincenzo Viola Virginia Vito Vittoria Vittorio Viviana Walter Wanda Zeno
`)

export const SURNAMES = split(`
  Abate Acerbi Agosti Airoldi Albanese Alberti Albini Allegri Amadei Amato Ambrosini Andreoli Angelini Antonelli Arcuri Arena Arrighi Bacchetti
  Baldi Balestra Ballarini Banfi Barbieri Barile Baroni Barone Bartoli Basile Basso Battaglia Bellini Bellucci Benetti Berardi Beretta Bernardi
  Bertani Bertini Bertoldi Bettini Bianchi Bianco Biondi Bonetti Bonfanti Boni Borghi Borsari Boschi Bosco Bottari Bove Braga Brambilla Bravi
  Brescia Brunelli Bruni Bruno Buonanno Caccia Calabrese Calvi Camilli Campana Canova Cantoni Caponi Cappelli Caputo Carbone Cardinali Caruso
  Casadei Casali Castelli Cattaneo Cavalli Cavallo Ceccarelli Cerri Cervi Chiesa Cioffi Cirillo Coletti Colombo Conti Coppola Corradi Corsini
  Corti Costa Crespi Cristiani Croce Cuomo Dalla Danieli Deluca Dini Donati Dossi Esposito Fabbri Facchini Falcone Fanti Farina Fasoli Fedeli
  Ferrara Ferrari Ferrero Ferri Ferro Filippi Fiore Fiorini Fontana Forte Franchi Franzini Frigerio Fumagalli Fusco Galli Gallo Gamba Gandolfi
  Garavaglia Gatti Gentile Ghezzi Giacomini Gialli Giannini Giordano Giorgi Giuliani Gotti Grandi Grassi Graziani Greco Grimaldi Grossi Gualtieri
  Guarnieri Guerra Guidi Landi Lanza Lazzari Leone Lepore Libera Locatelli Lombardi Lombardo Longo Lorenzi Lucchini Lupi Maffei Maggi Magri
  Mancini Manfredi Mantovani Marchesi Marchetti Marchi Mariani Marini Marino Martelli Martinelli Martini Martino Masini Massari Mauri Mazza
  Mazzoni Melis Merlo Messina Milani Molinari Monaco Montanari Monti Morandi Morelli Moretti Mori Moro Moroni Mosca Motta Murgia Nanni Napoli
  Nardi Natale Negri Neri Nicoletti Nobile Novelli Oliva Olivieri Orlandi Orlando Pace Padovani Pagani Pagano Palma Palmieri Palumbo Paoletti
  Parisi Pasini Pastore Pavan Pedretti Pellegrini Pellegrino Perego Perini Perrone Pesce Piazza Piccoli Pini Pinna Piras Pirovano Pizzi Poli Ponti
  Porta Pozzi Prati Premoli Preti Proietti Pugliese Quaranta Raimondi Rancati Ravelli Ricci Ricciardi Rigamonti Riva Rizzi Rizzo Rocca Rocchi
  Rolandi Romagnoli Romano Rosati Rossetti Rossi Rosso Rota Ruggeri Russo Sabatini Sacchi Sala Salerno Salvi Sanna Santi Santoro Sarti Sartori
  Savini Scala Scotti Serafini Serra Sereni Silvestri Simonetti Solari Sordi Spada Spinelli Stella Tagliabue Tedesco Terzi Testa Tognoli Tommasi
  Tosi Trevisan Tucci Turati Uberti Ugolini Vaccari Valenti Valentini Valli Vanni Varese Vecchi Venturi Verdi Vezzani Vianello Viganò Villa
  Vincenti Visconti Vitale Vitali Volpe Volpi Zago Zamboni Zanella Zanetti Zani Zanotti Zappa Zecchini Zini Zoli Zorzi Zucchi
`)

export const FIRM_WORDS = split(
  'Officina Studio Vetreria Impresa Ferramenta Cantina Tipografia Panificio Salumificio Carpenteria Falegnameria Edilizia',
)
