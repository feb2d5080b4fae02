/**
 * What GraphiQL opens with, as the page's own script: `?operation=<id>` opens an operation of the console. Its text comes from the gateway
 * and its variables from the window that opened this one, and from nowhere that keeps them: what a list is filtered by may be a customer's
 * number, and a thousand of them are longer than an address. A window that was opened so keeps nothing in the browser either.
 */
export const OPENING = `
        const operation = new URLSearchParams(location.search).get("operation");
        const fromOpener = () =>
          new Promise((done) => {
            if (window.opener === null) return done("");
            addEventListener("message", ({ source, origin, data }) => {
              if (source === window.opener && origin === location.origin && typeof data?.variables === "string")
                done(data.variables);
            });
            window.opener.postMessage("graphiql", location.origin);
            setTimeout(() => done(""), 3000);
          });
        const nothingKept = { getItem: () => null, setItem() {}, removeItem() {}, clear() {}, length: 0 };
        const opening = async () => {
          if (operation === null) return {};
          const [answer, variables] = await Promise.all([
            fetch("/graphiql/operation?" + new URLSearchParams({ id: operation }), { credentials: "same-origin" }),
            fromOpener(),
          ]);
          if (!answer.ok) return {};
          return { query: await answer.text(), variables, storage: nothingKept, onEditQuery() {} };
        };
        const start = (root, options) =>
          opening()
            .catch(() => ({}))
            .then((given) => YogaGraphiQL.renderYogaGraphiQL(root, { ...options, ...given }));
`;
