// Writes the page of the ontology for people: everything in one file, which loads nothing from anywhere.
import { html } from '../../kernel/html.ts';
import { iri } from '../graph.ts';
import type { Model } from '../model.ts';
import { classEntries, classLinks } from './class-entries.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';
import { formEntries, privacyEntries, propertyEntries } from './term-entries.ts';

const asIs = (text: string) => ({ html: text });

/** The text of ontology.html. */
export function emitPage(model: Model, mark: string): string {
  const { ontology, forms } = model;
  const page = html`<!doctype html>
    <!-- ${mark} -->
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Arkive ontology</title>
        <link rel="icon" href="data:," />
        <link rel="alternate" type="text/turtle" href="/arkive/ontology.ttl" />
        <link rel="alternate" type="application/ld+json" href="/arkive/ontology.jsonld" />
        <link rel="alternate" type="application/n-triples" href="/arkive/ontology.nt" />
        <style>
          ${asIs(PAGE_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>Arkive ontology</h1>
          <p>
            What the papers of personal finance say, as classes and properties. A name is the same on every face: JSON
            key, GraphQL field, local name in RDF. Terms are named <code>${iri('ark:')}…</code>, in short
            <code>ark:…</code>.
          </p>
          <p>
            Ontology: <a href="/arkive/ontology.ttl">Turtle</a>, <a href="/arkive/ontology.jsonld">JSON-LD</a>,
            <a href="/arkive/ontology.nt">N-Triples</a>. Shapes (SHACL): <a href="/arkive/shapes.ttl">Turtle</a>,
            <a href="/arkive/shapes.jsonld">JSON-LD</a>, <a href="/arkive/shapes.nt">N-Triples</a>.
            <a href="/arkive/context">JSON-LD context</a>. <a href="/arkive/schema">JSON Schema</a>.
          </p>
        </header>
        <search hidden>
          <label for="search">Find</label
          ><input id="search" type="search" placeholder="a class, a property, a word" autocomplete="off" />
          <output id="found" for="search"></output>
        </search>
        <main>
          <nav aria-label="Contents">
            <p>
              <a href="#classes">Classes</a> (${ontology.classes.size - 1}),
              <a href="#properties">properties</a> (${ontology.properties.size}),
              <a href="#forms">forms of values</a> (${forms.size}), <a href="#privacy">privacy classes</a>
            </p>
            ${classLinks(model)}
          </nav>
          <h2 id="classes">Classes</h2>
          <p>
            “How many” is least and most; a mark says how grave it is when a value is missing: an error, a warning or an
            information in <code>expectations</code>.
          </p>
          ${classEntries(model)}
          <h2 id="properties">Properties</h2>
          ${propertyEntries(model)}
          <h2 id="forms">Forms of values</h2>
          ${formEntries(model)}
          <h2 id="privacy">Privacy classes</h2>
          ${privacyEntries(model)}
        </main>
        <script>
          ${asIs(PAGE_SCRIPT)};
        </script>
      </body>
    </html> `;
  return page.html;
}
