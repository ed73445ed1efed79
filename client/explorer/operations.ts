/** The operations with which the explorer begins: each runs as it is, once the variables and the header are filled in. */
const OPERATIONS = `# Fill in the variables below.
#
# 1. Register, or SignIn. Put the
#    token into the headers:
#    { "authorization": "Bearer …" }
# 2. Feed, and Live: posts as they
#    are published.
# 3. PostWithPicture. Upload it, and
#    put its id into mediaIds:
#    curl {{origin}}/api/uploads \\
#      -F file=@picture.jpg \\
#      -H "authorization: Bearer …"

mutation Register($input: RegisterInput!) {
  register(input: $input) {
    token
  }
}

mutation SignIn($login: String!, $password: String!) {
  login(login: $login, password: $password) {
    token
  }
}

query Feed($first: Int) {
  feed(first: $first) {
    edges {
      node {
        id
        content
        author {
          username
        }
      }
    }
  }
}

mutation PostWithPicture($content: String!, $mediaIds: [ID!]) {
  createPost(input: { content: $content, mediaIds: $mediaIds }) {
    id
    content
    media {
      url
    }
  }
}

subscription Live {
  postAdded {
    id
    content
  }
}
`;

/** Values for the variables of all operations; an operation leaves those of the others alone. */
export const VARIABLES = {
  input: {
    name: "Ada Palmer",
    username: "ada_palmer",
    email: "ada@example.com",
    password: "choose a long one",
    passwordConfirmation: "choose a long one",
  },
  login: "ada_palmer",
  password: "choose a long one",
  first: 5,
  content: "An idea worth sharing",
  mediaIds: [],
};

/** The operations with the address of this server. */
export const operationsFor = (origin: string): string => OPERATIONS.replaceAll("{{origin}}", origin);
